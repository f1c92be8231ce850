// Runs before Flet's client, which adds an entry to the browser's history for every screen, also for
// one that is stepped out to. Here the browser's way back is the one that people know from a phone:
// a screen that is stepped out to is gone back to, and a form that is done with is passed over.
"use strict";

(() => {
  // The forms by the ends of their addresses, which app/ui/routes.py makes.
  const FORM = /\/(new|out|entry|join|merge(\/[^/]+)?)$/;
  const KEPT = "tally-nine.way";
  const past = window.history;
  const add = past.pushState.bind(past);
  const change = past.replaceState.bind(past);

  const pathOf = (url) => {
    const { hash, pathname } = new URL(url ?? location.href, document.baseURI);
    if (globalThis.flet?.routeUrlStrategy === "hash") return hash.slice(1) || "/";
    return pathname.slice(new URL(".", document.baseURI).pathname.length - 1);
  };
  const isWithin = (one, other) => one.startsWith(other.endsWith("/") ? other : `${other}/`);

  // The addresses of our entries, null where one is passed over, and which of them is shown. Each
  // entry carries its place: a page that is loaded anew goes on from there.
  const begun = () => ({ run: String(performance.timeOrigin), paths: [pathOf()], at: 0 });
  const kept = () => {
    const mark = past.state?.way;
    let found = null;
    try { found = JSON.parse(sessionStorage.getItem(KEPT)); } catch { /* nothing is kept here */ }
    return mark && found?.run === mark.run && mark.at < found.paths.length
      ? { ...found, at: mark.at } : begun();
  };
  let way = kept();
  const keep = () => {
    try { sessionStorage.setItem(KEPT, JSON.stringify(way)); } catch { /* as above */ }
  };
  const marked = (state) => ({ ...state, way: { run: way.run, at: way.at } });

  // While the browser goes back to a screen that Flet shows already, what else Flet does has to wait.
  let waiting = null;

  past.replaceState = (state, title, url) => {
    if (waiting) { waiting.push(() => past.replaceState(state, title, url)); return; }
    way.paths[way.at] = pathOf(url);
    change(marked(state), title, url);
    keep();
  };

  past.pushState = (state, title, url) => {
    if (waiting) { waiting.push(() => past.pushState(state, title, url)); return; }
    const to = pathOf(url);
    const from = way.paths[way.at];
    const before = way.paths.slice(0, way.at).lastIndexOf(to);
    const done = FORM.test(from) && !FORM.test(to);
    if (before >= 0) {
      waiting = [];
      past.go(before - way.at);
    } else if (done || to === from || isWithin(from, to)) {
      for (let i = way.at - 1; done && i >= 0; i--) {
        if (way.paths[i] !== null && !FORM.test(way.paths[i])) break;
        way.paths[i] = null;
      }
      past.replaceState(state, title, url);
    } else {
      way.paths.length = way.at + 1;
      way.paths.push(to);
      way.at += 1;
      add(marked(state), title, url);
      keep();
    }
  };

  addEventListener("popstate", (event) => {
    const mark = event.state?.way;
    const delayed = waiting;
    waiting = null;
    if (!mark || mark.run !== way.run) {
      way = begun();
      keep();
      return;
    }
    const step = Math.sign(mark.at - way.at);
    way.at = mark.at;
    keep();
    if (delayed) {
      event.stopImmediatePropagation();
      for (const act of delayed) act();
      return;
    }
    let next = way.at;
    while (step && way.paths[next] === null) next += step;
    if (next !== way.at && way.paths[next] !== undefined) {
      event.stopImmediatePropagation();
      past.go(next - way.at);
    }
  }, { capture: true });

  change(marked(past.state), "");
  keep();
})();
