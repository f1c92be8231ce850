// Keeps one whole version of the app for use without a network. A newer one is fetched beside it and
// checked file by file; a version that is not whole is never used.
"use strict";

const VERSION = "{version}";
const FILES = {files};
const PREFIX = "tally-nine-";
const base = new URL("./", self.location).pathname;
const name = `${PREFIX}${base}@${VERSION}`;

// CanvasKit is there twice: the small one runs on Chromium alone, which Flutter tells the same way.
const chromium = Boolean(globalThis.Intl && Intl.v8BreakIterator);
const wanted = Object.keys(FILES).filter((file) => !file.startsWith("canvaskit/")
  || file.startsWith("canvaskit/chromium/") === chromium);

const fetched = async (file) => {
  const ask = (how) => fetch(file === "index.html" ? "./" : file, { cache: how, integrity: FILES[file] });
  try { return await ask("default"); } catch { return ask("reload"); }
};

const store = async () => {
  const whole = await caches.open(name);
  const before = (await caches.keys()).filter((one) => one.startsWith(`${PREFIX}${base}@`) && one !== name);
  const line = [...wanted];
  const fetcher = async () => {
    for (let file = line.shift(); file; file = line.shift()) {
      if (await whole.match(key(file))) continue;
      await whole.put(key(file), await same(before, file) ?? await fetched(file));
    }
  };
  await Promise.all(Array.from({ length: 4 }, fetcher));
};

// The key holds what the file must be, so an unchanged file of the version before can be taken over.
const key = (file) => new Request(`${base}${file}?${encodeURIComponent(FILES[file])}`);
const same = async (caches_, file) => {
  for (const one of caches_) {
    const found = await (await caches.open(one)).match(key(file));
    if (found) return found;
  }
  return null;
};

self.addEventListener("install", (event) => event.waitUntil(store()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const one of await caches.keys()) {
    if (one.startsWith(`${PREFIX}${base}@`) && one !== name) await caches.delete(one);
  }
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => { if (event.data === "take over") self.skipWaiting(); });

const answer = async (request, path) => {
  let file = path.slice(base.length);
  if (file.startsWith("fonts/")) file = "assets/fonts/roboto.woff2";
  if (file === "" || request.mode === "navigate") file = "index.html";
  const kept = file in FILES && await (await caches.open(name)).match(key(file));
  return kept || fetch(request);
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) { event.respondWith(Response.error()); return; }
  if (request.method === "GET" && url.pathname.startsWith(base)) {
    event.respondWith(answer(request, url.pathname));
  }
});
