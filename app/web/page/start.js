// Runs before Flet's client: tells it where its files are, and mends what it leaves open.
"use strict";

(() => {
  const base = new URL(".", document.currentScript.src).pathname;

  globalThis.flet = {
    pyodide: false,
    multiView: false,
    noCdn: true,
    webRenderer: "canvaskit",
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

  // WebKit hands back a page from its history with painting stopped.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  // The drawing library for Rive, which nothing here uses, would be fetched from a public host.
  const append = HTMLBodyElement.prototype.append;
  HTMLBodyElement.prototype.append = function (...nodes) {
    append.apply(this, nodes.filter((node) => !(node instanceof HTMLScriptElement && node.src
      && new URL(node.src, location.href).origin !== location.origin)));
  };

  // When a node of that tree takes another role, as a key does that begins to work, it gets a new
  // element without the identifier it still has: it is given back.
  const NAME = "flt-semantics-identifier";
  const names = new Map();
  const keep = (node) => {
    if (!(node instanceof Element)) return;
    for (const one of [node, ...node.querySelectorAll("[id^=flt-semantic-node]")]) {
      if (one.hasAttribute(NAME)) names.set(one.id, one.getAttribute(NAME));
      else if (names.has(one.id)) one.setAttribute(NAME, names.get(one.id));
    }
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "childList") change.addedNodes.forEach(keep);
      else if (change.target.hasAttribute(NAME)) keep(change.target);
      else names.delete(change.target.id);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: [NAME] });

  // The tree that screen readers read is built once its hidden button is pressed: press it for
  // everybody. On a phone a press counts only at the button's very centre.
  const press = () => {
    const button = document.querySelector("flt-semantics-placeholder");
    if (!button) return;
    const box = button.getBoundingClientRect();
    const centre = {
      bubbles: true, cancelable: true,
      clientX: box.left + box.width / 2, clientY: box.top + box.height / 2,
    };
    button.dispatchEvent(new PointerEvent("pointerdown", centre));
    button.dispatchEvent(new PointerEvent("pointerup", centre));
    button.dispatchEvent(new MouseEvent("click", centre));
  };
  const pressing = setInterval(() => {
    if (document.querySelector("flt-semantics")) clearInterval(pressing); else press();
  }, 100);
})();
