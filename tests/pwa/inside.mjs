// Runs what a browser would run, without one: node inside.mjs DIST PYTHON STORAGE
// The page is stood in for, and its storage: "files", "values" or "nothing". PYTHON is run in the
// app's own Python, its last value printed. With a fourth word, as where a browser cannot unpack.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

// Node would print the whole line it failed in, which is half a megabyte.
process.on("uncaughtException", (error) => { console.error(String(error)); process.exit(1); });

const [dist, code, storage, poor] = process.argv.slice(2);
if (poor) delete globalThis.DecompressionStream;
const { canUnpack, unpack, write } = await import(pathToFileURL(`${dist}/archive.js`));
const { loadPyodide } = await import(pathToFileURL(`${dist}/pyodide/pyodide.mjs`));
const python = await loadPyodide({
  lockFileContents: { info: {
    abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2",
  }, packages: {} },
  packageBaseUrl: dist,
  stdout: () => {},
});
for (const name of ["packages", "app"]) {
  const archive = new Uint8Array(fs.readFileSync(`${dist}/python/${name}.zip`));
  if (canUnpack) write(python, "/app", await unpack(archive.buffer));
  else python.unpackArchive(archive, "zip", { extractDir: "/app" });
}
const said = [];
python.registerJsModule("flet_js", { documentUrl: "http://localhost/" });
python.registerJsModule("tally_nine_page", {
  languages: ["uk-UA"], persisted: false, secure: true, say: (...what) => { said.push(what[0]); },
});
const contents = new Map();
const drawer = {
  open: async (name) => {
    if (!contents.has(name)) contents.set(name, new Uint8Array());
    return {
      read: () => contents.get(name),
      write: (bytes) => { contents.set(name, bytes.slice()); },
      append: (bytes) => { contents.set(name, new Uint8Array([...contents.get(name), ...bytes])); },
      close: () => {},
    };
  },
  files: async () => [...contents.keys()],
  remove: async (name) => { contents.delete(name); },
};
const values = new Map();
const database = {
  stamps: async () => [...values].map(([key, [, stamp]]) => [key, stamp]),
  get: async (key) => values.get(key)?.[0],
  change: async (changes) => {
    for (const [key, bytes, stamp] of changes) {
      if (bytes) values.set(key, [bytes.slice(), stamp]); else values.delete(key);
    }
  },
};
python.registerJsModule("tally_nine_storage", {
  drawer: async () => (storage === "files" ? drawer : undefined),
  database: async () => (storage === "values" ? database : undefined),
});
python.runPython("import sys; sys.path.append('/app'); import quick_start; quick_start.begin()");
const found = await python.runPythonAsync(code);
console.log(JSON.stringify({ said, found: found?.toJs?.() ?? found }));
process.exit(0);
