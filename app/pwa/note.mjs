// Notes what the app's data classes compile to: node note.mjs PYODIDE WHOLE APP MODULES NAMES
// See quick_start.py. WHOLE is all that the worker unpacks; what is noted is written into APP.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

// Node would print the whole line it failed in, which is half a megabyte.
process.on("uncaughtException", (error) => { console.error(String(error)); process.exit(1); });

const [pyodide, whole, app, modules, names] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ stdout: () => {} });
python.FS.mkdir("/app");
python.FS.mount(python.FS.filesystems.NODEFS, { root: whole }, "/app");
python.registerJsModule("flet_js", {});
python.globals.set("modules", modules.split(","));
python.globals.set("names", names.split(","));
python.runPython(`
import sys
sys.path.append("/app")
import quick_start
quick_start.find_modules(quick_start.HOME)
quick_start.KEPT.write_bytes(quick_start.note(modules, names))
`);
fs.copyFileSync(`${whole}/data_classes.bin`, `${app}/data_classes.bin`);
process.exit(0);
