// Python's worker: the interpreter, the app's archives, and the wire to Flet's client in the page.
import { canUnpack, unpack, write } from "./archive.js";
import { loadPyodide } from "./pyodide/pyodide.mjs";
import * as storage from "./storage.js";

const say = (what, value) => self.postMessage([what, value]);

// What Flet's connection looks for on its side of the wire.
const wire = {};
self.flet_js = wire;

const told = new Promise((resolve) => {
  self.onmessage = ({ data }) => {
    self.onmessage = (event) => wire.send(event.data);
    resolve(data);
  };
});

const archive = async (name) => {
  const answer = await fetch(new URL(`python/${name}.zip`, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const packed = await answer.arrayBuffer();
  return canUnpack ? unpack(packed) : packed;
};

const begin = async () => {
  const archives = ["packages", "app"].map(archive);
  const python = await loadPyodide({
    lockFileContents: { info: {
      abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2",
    }, packages: {} },
    packageBaseUrl: self.location.href,
    stdout: (text) => console.log(text),
    stderr: (text) => console.warn(text),
  });
  say("stage", "python");
  for (const one of archives) {
    if (canUnpack) write(python, "/app", await one);
    else python.unpackArchive(await one, "zip", { extractDir: "/app" });
  }
  say("stage", "packages");
  const page = await told;
  wire.documentUrl = page.url;
  python.registerJsModule("flet_js", wire);
  python.registerJsModule("tally_nine_page", {
    languages: page.languages, persisted: page.persisted, secure: self.isSecureContext, say,
  });
  python.registerJsModule("tally_nine_storage", { ...storage });
  await python.runPythonAsync(`
import sys
sys.path.append("/app")
import quick_start
quick_start.begin()
from app.browser import main
await main()
`);
  await wire.start_connection((message) => {
    const bytes = message.toJs();
    self.postMessage(bytes, [bytes.buffer]);
  });
  say("begun");
};

begin().catch((error) => say("failed", String(error)));
