// Runs before Flet's client, which adds an entry to the browser's history for every screen, also for
// one that is stepped out to. Here the browser's way back is the one that people know from a phone:
// a screen that is stepped out to is gone back to, and a form that is done with is passed over.
"use strict";

(() => {
  // The forms by the ends of their addresses, which app/ui/routes.py makes.
  const FORM = /\/(new|out|entry|fines|join|merge(\/[^/]+)?)$/;
  const KEPT = "tally-nine.way";
  // Milliseconds in which nothing more comes, and in which the browser has certainly gone.
  const QUIET = 100;
  const PATIENCE = 1000;
  const past = window.history;
  const add = past.pushState.bind(past);
  const change = past.replaceState.bind(past);

  const pathOf = (url) => {
    const { hash, pathname } = new URL(url ?? location.href, document.baseURI);
    if (globalThis.flet?.routeUrlStrategy === "hash") return hash.slice(1) || "/";
    return pathname.slice(new URL(".", document.baseURI).pathname.length - 1);
  };
  // Whether one steps out from one address to the other.
  const isOut = (from, to) => from.startsWith(to.endsWith("/") ? to : `${to}/`)
    || to === from.replace(/\/entry$/, "/out") || to === from.replace(/\/fines$/, "/entry");

  // The addresses of our entries, null where one is passed over, and which of them is shown. Each
  // entry carries its place: a page that is loaded anew goes on from there.
  const begun = () => ({ run: String(Math.random()), paths: [pathOf()], at: 0 });
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

  // Where the browser is on its way to. What Flet does meanwhile has to wait; `quiet`: it shows that
  // screen already, and is not told. Should the browser not get there, `instead` is done.
  let heading = null;
  const arrived = () => {
    const { acts } = heading;
    heading = null;
    acts.forEach((act) => act());
  };
  const head = (at, quiet, instead) => {
    const going = { at, quiet, acts: [] };
    heading = going;
    past.go(at - way.at);
    setTimeout(() => {
      if (heading !== going) return;
      going.acts.unshift(instead);
      arrived();
    }, PATIENCE);
  };

  past.replaceState = (state, title, url) => {
    if (heading) { heading.acts.push(() => past.replaceState(state, title, url)); return; }
    way.paths[way.at] = pathOf(url);
    change(marked(state), title, url);
    keep();
  };

  past.pushState = (state, title, url) => {
    if (heading) { heading.acts.push(() => past.pushState(state, title, url)); return; }
    const to = pathOf(url);
    const from = way.paths[way.at];
    const inPlace = () => past.replaceState(state, title, url);
    const before = way.paths.slice(0, way.at).lastIndexOf(to);
    const done = FORM.test(from) && !FORM.test(to);
    if (before >= 0) {
      head(before, true, inPlace);
    } else if (done || to === from || isOut(from, to)) {
      for (let i = way.at - 1; done && i >= 0; i--) {
        if (way.paths[i] !== null && !FORM.test(way.paths[i])) break;
        way.paths[i] = null;
      }
      inPlace();
    } else {
      way.paths.length = way.at + 1;
      way.paths.push(to);
      way.at += 1;
      add(marked(state), title, url);
      keep();
    }
  };

  // An entry without a place is new: somebody wrote another address. One of another run is where
  // nothing is known of those round it.
  const placed = (mark) => {
    if (!mark) {
      way.paths.length = way.at + 1;
      way.paths.push(pathOf());
      way.at += 1;
    } else {
      way = begun();
    }
    change(marked(past.state), "");
    keep();
  };

  addEventListener("popstate", (event) => {
    const mark = event.state?.way;
    if (mark?.run !== way.run) {
      placed(mark);
      if (heading) arrived();
      return;
    }
    const step = Math.sign(mark.at - way.at);
    way.at = mark.at;
    keep();
    if (heading && heading.at !== way.at) {
      // Somebody went back meanwhile; what was asked for may still be on its way.
      event.stopImmediatePropagation();
      const going = heading;
      const reached = way.at;
      setTimeout(() => {
        if (heading === going && way.at === reached) past.go(going.at - reached);
      }, QUIET);
      return;
    }
    if (heading) {
      if (heading.quiet) event.stopImmediatePropagation();
      arrived();
      return;
    }
    let next = way.at;
    while (step && way.paths[next] === null) next += step;
    if (way.paths[next] === undefined) way.paths[way.at] = pathOf();
    else if (next !== way.at) {
      event.stopImmediatePropagation();
      head(next, false, () => {});
    }
  }, { capture: true });

  change(marked(past.state), "");
  keep();
})();
