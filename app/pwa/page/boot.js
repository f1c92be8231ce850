// Runs before Flet's client: starts Python beside it, lets one tab alone keep the score, tells how
// far the start is, and offers a new version.
"use strict";

(() => {
  const base = new URL(".", document.currentScript.src).pathname;
  const started = performance.now();

  globalThis.flet = {
    pyodide: true,
    multiView: false,
    noCdn: true,
    webRenderer: "canvaskit",
    routeUrlStrategy: "hash",
    entrypointBaseUrl: base,
    assetBase: base,
    canvasKitBaseUrl: base + "canvaskit/",
    fontFallbackBaseUrl: base + "fonts/",
  };
  flet.flutterAppLoaded = new Promise((resolve) => { flet.flutterAppResolve = resolve; });

  const part = (selector) => document.querySelector(selector);
  const ready = new Promise((resolve) => {
    addEventListener("DOMContentLoaded", resolve, { once: true });
  });

  // What the page says itself is there in every language: only the reader's is shown.
  const OURS = { uk: "uk", ru: "ru", pt: "pt-PT", en: "en" };
  const speak = (tags) => {
    const tag = tags.map((one) => OURS[one.slice(0, 2).toLowerCase()]).find(Boolean) ?? "en";
    // Flutter has its own mind about `lang`.
    document.documentElement.lang = document.documentElement.dataset.words = tag;
    ready.then(() => {
      part("[role=progressbar]")?.setAttribute("aria-label", part(`#splash [lang="${tag}"]`).textContent);
    });
  };
  const KEPT_LANGUAGE = "tally-nine.language";
  const wished = () => {
    let kept = null;
    try { kept = localStorage.getItem(KEPT_LANGUAGE); } catch { /* none is kept in this window */ }
    return [...(kept ? [kept] : []), ...navigator.languages];
  };
  speak(wished());

  // How far the start is, in hundredths; each stage creeps towards the next.
  const STAGES = { worker: 5, client: 25, python: 45, packages: 60, app: 85, session: 95 };
  let far = 0;
  const stage = (name) => {
    const shown = STAGES[name];
    if (!shown || shown <= far) return;
    far = shown;
    ready.then(() => {
      if (!part("#splash")) return;
      part("#splash .done").style.width = `${far}%`;
      part("[role=progressbar]").setAttribute("aria-valuenow", far);
    });
  };
  addEventListener("flutter-first-frame", () => stage("client"), { once: true });
  // The app's screens alone have such names.
  const looking = setInterval(() => {
    if (!part("[flt-semantics-identifier]")) return;
    clearInterval(looking);
    part("#splash")?.remove();
    globalThis.tallyNine.drawn = performance.now() - started;
  }, 50);
  // The first time takes longer, and it is said why.
  if (!navigator.serviceWorker?.controller) {
    setTimeout(() => { part("#splash .first")?.removeAttribute("hidden"); }, 4000);
  }
  ready.then(() => { part("#splash .first").hidden = true; });

  const notice = (kind) => ready.then(() => {
    const box = part("#notice");
    for (const one of box.querySelectorAll("[data-for]")) {
      one.hidden = !one.dataset.for.split(" ").includes(kind);
    }
    box.hidden = kind === "";
    box.querySelector("button:not([hidden])")?.focus();
  });
  const bar = (id) => ready.then(() => { part(id).hidden = false; });

  // Python, in a worker of its own. Flet's client is slower to start, so what the worker says before
  // that is kept for it.
  let worker = null;
  let early = [];
  let client = null;
  let begun, fail;
  const initialized = new Promise((resolve, reject) => { begun = resolve; fail = reject; });
  initialized.catch(() => notice("failed"));
  const HEARD = {
    stage,
    begun: () => { stage("session"); begun(); },
    failed: (what) => { console.error(what); fail(new Error(what)); },
    language: (chosen) => {
      try {
        if (chosen) localStorage.setItem(KEPT_LANGUAGE, chosen); else localStorage.removeItem(KEPT_LANGUAGE);
      } catch { /* none is kept in this window */ }
      speak(wished());
    },
    theme: (mode) => theme(mode),
    forgetful: () => bar("#forgetful"),
  };
  const start = (persisted) => {
    stage("worker");
    worker = new Worker(base + "worker.js", { type: "module" });
    worker.onmessage = ({ data }) => {
      if (data instanceof Uint8Array) {
        if (client) client(data); else early.push(data);
      } else {
        const [what, value] = data;
        HEARD[what]?.(value);
      }
    };
    worker.onerror = (event) => fail(new Error(event.message || "the worker did not start"));
    worker.postMessage({ url: document.URL, languages: [...navigator.languages], persisted });
  };
  globalThis.jsConnect = async (_, __, onMessage) => {
    await initialized;
    client = onMessage;
    for (const data of early) client(data);
    early = [];
  };
  globalThis.jsSend = async (_, data) => { worker?.postMessage(data, [data.buffer]); };
  globalThis.jsDisconnect = async () => { /* the worker lives as long as the page */ };

  // One tab keeps the score. A second one says so and waits; it may take over, which the first then
  // says in its turn.
  const LOCK = "tally-nine" + base;
  const calls = "BroadcastChannel" in globalThis ? new BroadcastChannel(LOCK) : null;
  let letGo = null;
  const leave = () => {
    worker?.terminate();
    worker = null;
    const release = letGo;
    letGo = null;
    release();
    notice("taken");
  };
  let taken = false;
  if (calls) {
    calls.onmessage = ({ data }) => {
      if (data === "take over" && letGo) leave();
      if (data === "anybody?" && letGo) calls.postMessage("here");
      if (data === "here") taken = true;
    };
  }
  const hold = () => new Promise((resolve) => { letGo = resolve; });
  const keep = async () => {
    let wanted = null;
    try {
      wanted = sessionStorage.getItem(LOCK);
      sessionStorage.removeItem(LOCK);
    } catch { /* none is kept in this window */ }
    if (!navigator.locks) {
      // Not on plain http: whoever is there is asked.
      calls?.postMessage("anybody?");
      await new Promise((resolve) => setTimeout(resolve, calls ? 150 : 0));
      if (taken) { notice("elsewhere"); return; }
      letGo = () => {};
      start(await persist());
      return;
    }
    let free = false;
    await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      free = lock !== null;
      if (!free) return;
      start(await persist());
      await hold();
    });
    if (free) return;
    notice("elsewhere");
    if (wanted) calls?.postMessage("take over");
    await navigator.locks.request(LOCK, async () => {
      notice("");
      start(await persist());
      await hold();
    });
  };
  const persist = async () => {
    try {
      // Never waited for: some browsers ask the person.
      const asked = navigator.storage.persist();
      return await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 50, false))]);
    } catch { return false; }
  };
  ready.then(() => {
    part("#notice [data-for='elsewhere taken']:is(button)").onclick = () => {
      if (navigator.locks && part("#notice [data-for=taken]").hidden) {
        calls?.postMessage("take over");
        return;
      }
      if (!navigator.locks) calls?.postMessage("take over");
      try { sessionStorage.setItem(LOCK, "wanted"); } catch { /* then it is asked again */ }
      location.reload();
    };
    part("#notice button[data-for=failed]").onclick = () => location.reload();
    part("#forgetful button:not(.plain)").onclick = () => {
      part("#forgetful").hidden = true;
      location.hash = "#/settings/backup";
    };
    for (const close of document.querySelectorAll(".bar .plain")) {
      close.onclick = () => { close.parentElement.hidden = true; };
    }
  });
  keep();

  // The colour round the page follows the theme that was chosen in the app.
  const theme = (mode) => {
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.dataset.own ??= meta.media;
      const own = meta.dataset.own.includes("dark") ? "dark" : "light";
      meta.media = mode === "system" ? meta.dataset.own : (mode === own ? "all" : "not all");
    }
    document.documentElement.dataset.theme = mode;
    document.documentElement.style.colorScheme = mode === "system" ? "" : mode;
  };

  // Everything is kept for use without a network. A newer version is fetched beside this one and
  // offered among the matches, never over a hand.
  globalThis.tallyNine = { drawn: null, offered: false };
  const offer = (registration) => {
    const amid = () => !["", "#/"].includes(location.hash);
    const show = () => {
      if (amid() || !letGo) { part("#newer").hidden = true; return; }
      if (!show.later) { part("#newer").hidden = false; globalThis.tallyNine.offered = true; }
    };
    ready.then(() => {
      part("#newer .plain").onclick = () => { show.later = true; part("#newer").hidden = true; };
      part("#newer button:not(.plain)").onclick = () => registration.waiting?.postMessage("take over");
      show();
      setInterval(show, 500);
    });
  };
  if (!isSecureContext) { bar("#plain"); return; }
  if (!navigator.serviceWorker) return;
  let controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The very first one changes nothing: it keeps what is running.
    if (controlled) location.reload();
    controlled = true;
  });
  const watch = (registration) => {
    const follow = (coming) => coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offer(registration);
    });
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration);
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    const look = () => { registration.update().catch(() => { /* no network: later */ }); };
    document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
    setInterval(look, 3600_000);
  };
  // After the start, which shall have the network and the processor for itself.
  initialized.then(() => navigator.serviceWorker.register(base + "sw.js", { scope: base, updateViaCache: "none" }))
    .then(watch).catch((error) => console.warn("no offline copy:", String(error)));
})();
