// Runs before Flet's client: tells it where its files are, and comes back to a server that was away.
"use strict";

(() => {
  const base = new URL(".", document.currentScript.src).pathname;

  globalThis.flet = {
    pyodide: false,
    multiView: false,
    noCdn: true,
    webRenderer: "auto",
    routeUrlStrategy: "path",
    webSocketEndpoint: "/ws",
    entrypointBaseUrl: base,
    assetBase: base,
    canvasKitBaseUrl: base + "canvaskit/",
    fontFallbackBaseUrl: base + "fonts/",
  };
  flet.flutterAppLoaded = new Promise((resolve) => { flet.flutterAppResolve = resolve; });

  document.documentElement.lang = navigator.language;

  // After a dropped connection the client would connect again, but what it shows is never painted
  // anew, and it may hang over what it is told. So it only ever connects once: then a word of ours
  // stands before it, and as soon as the server answers a fresh page begins, which finds its
  // session by the id it keeps, or starts one on a restarted server.
  const Plain = globalThis.WebSocket;
  let opened = false;
  let left = false;
  addEventListener("pagehide", () => { left = true; });
  const comeBack = (wait) => fetch("/healthz", { cache: "no-store" })
    .then((answer) => { if (!answer.ok) throw answer; location.reload(); })
    .catch(() => setTimeout(comeBack, wait, Math.min(2 * wait, 2000)));
  const away = () => {
    const word = document.getElementById("away");
    const language = document.documentElement.lang.slice(0, 2);
    for (const said of word.querySelectorAll("p")) said.hidden = said.lang.slice(0, 2) !== language;
    if (!word.querySelector("p:not([hidden])")) word.querySelector("p").hidden = false;
    word.hidden = false;
    comeBack(250);
  };
  class Never extends EventTarget {
    constructor(url) {
      super();
      Object.assign(this, { url, readyState: 0, binaryType: "blob", protocol: "", extensions: "" });
    }
    send() { /* never open */ }
    close() { this.readyState = 3; }
  }
  globalThis.WebSocket = class extends Plain {
    constructor(url, ...how) {
      if (opened) return new Never(url);
      super(url, ...how);
      this.addEventListener("open", () => { opened = true; });
      this.addEventListener("close", () => { if (opened && !left) away(); });
    }
  };
})();
