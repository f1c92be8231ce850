// Notes what the app's data classes compile to: node note.mjs PYODIDE PACKAGES APP MODULES NAMES
// See quick_start.py; the folders are byte-compiled already, what is noted is written into APP.
import { pathToFileURL } from "node:url";

// Node would print the whole line it failed in, which is half a megabyte.
process.on("uncaughtException", (error) => { console.error(String(error)); process.exit(1); });

const [pyodide, packages, app, modules, names] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ stdout: () => {} });
for (const [place, root] of [["/packages", packages], ["/app", app]]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.registerJsModule("flet_js", {});
python.globals.set("modules", modules.split(","));
python.globals.set("names", names.split(","));
python.runPython(`
import sys
sys.path[:0] = ["/app", "/packages"]
import quick_start
quick_start.KEPT.write_bytes(quick_start.note(modules, names))
`);
process.exit(0);
