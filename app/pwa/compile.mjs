// Byte-compiles folders with the Python that a browser will run:
//   node compile.mjs PYODIDE FOLDER...
// Every .py becomes a .pyc in its place, without docstrings and assertions. Compiling at every start
// would be most of what a start takes.
import { pathToFileURL } from "node:url";

const [pyodide, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ stdout: () => {} });
for (const [number, folder] of folders.entries()) {
  const here = `/part${number}`;
  python.FS.mkdir(here);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, here);
  python.globals.set("here", here);
  python.runPython(`
import os, py_compile
for folder, _, names in os.walk(here):
    for name in names:
        if name.endswith(".py"):
            path = os.path.join(folder, name)
            py_compile.compile(
                path, path + "c", os.path.relpath(path, here), doraise=True, optimize=2,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
            os.remove(path)
`);
}
