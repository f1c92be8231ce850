// Injected before the client starts. Notes what the client paints: every paragraph and every
// surface, where, and under which clips, so that a check can see the screen as it is drawn, down to
// the words inside a button that screen readers hear as one. Nothing is painted differently; but
// where `paintingBlindly` is set, what is noted does not become pixels, which cost the most.
"use strict";

(() => {
  // A browser without this runs the client on CanvasKit, whose calls can be listened to.
  WebAssembly.validate = () => false;

  const lists = new WeakMap();    // picture, or canvas that one is recorded on -> what is on it
  const recording = new WeakMap();  // recorder -> its canvas
  const said = new WeakMap();     // builder or paragraph -> { text, size, icon }
  const inks = new WeakMap();     // paint -> { color, stroke }
  let frame = null;               // what the screen's own canvas was given last
  let painted = 0;
  let wheels = 0;                 // turns of the wheel that have come through
  const blind = globalThis.paintingBlindly === true;

  class List {
    constructor() { this.marks = []; this.clips = []; this.saved = []; }
  }

  const box = (m, l, t, r, b) => {
    const xs = [], ys = [];
    for (const [x, y] of [[l, t], [r, t], [l, b], [r, b]]) {
      xs.push(m[0] * x + m[1] * y + m[2]);
      ys.push(m[3] * x + m[4] * y + m[5]);
    }
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  const times = (a, b) => [0, 3, 6].flatMap((row) => [0, 1, 2].map(
    (column) => a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]));
  const wrap = (prototype, name, before, after, instead) => {
    const original = prototype[name];
    if (!original) return;
    // What the library keeps on its functions (their overloads) it looks up under their names.
    prototype[name] = Object.assign(function (...given) {
      before?.(this, given);
      const result = instead?.(this) ? undefined : original.apply(this, given);
      after?.(this, given, result);
      return result;
    }, original);
  };

  const listOf = (canvas) => {
    let list = lists.get(canvas);
    if (!list) lists.set(canvas, list = new List());
    return list;
  };
  const matrix = (canvas) => Array.from(canvas.getTotalMatrix());
  const mark = (canvas, made) => listOf(canvas).marks.push({ clips: listOf(canvas).clips, ...made });
  const plain = { color: 0xff000000, stroke: false };
  const shape = (canvas, edges, ink, more = {}) =>
    mark(canvas, { shape: box(matrix(canvas), ...edges), ...(inks.get(ink) ?? plain), ...more });
  const cut = (canvas, edges) => {
    const list = listOf(canvas);
    list.clips = [...list.clips, box(matrix(canvas), ...edges)];
  };

  // Where each line of a paragraph lies, and where a line was broken.
  const measured = (paragraph) => ({
    ...said.get(paragraph),
    over: paragraph.didExceedMaxLines(),
    lines: paragraph.getLineMetrics().map((line) => ({
      from: line.startIndex, to: line.endIndex, hard: line.isHardBreak,
      left: line.left, width: line.width, baseline: line.baseline,
      ascent: line.ascent, descent: line.descent,
    })),
  });

  const watch = (kit) => {
    const canvas = kit.Canvas.prototype;
    wrap(canvas, "save", (on) => listOf(on).saved.push(listOf(on).clips));
    wrap(canvas, "saveLayer", (on) => listOf(on).saved.push(listOf(on).clips));
    wrap(canvas, "restore", (on) => {
      const list = listOf(on);
      if (list.saved.length) list.clips = list.saved.pop();
    });
    wrap(canvas, "restoreToCount", (on, [count]) => {
      const list = listOf(on);
      while (list.saved.length >= count && list.saved.length) list.clips = list.saved.pop();
    });
    wrap(canvas, "clipRect", (on, [rect]) => cut(on, rect));
    wrap(canvas, "clipRRect", (on, [rect]) => cut(on, rect.slice(0, 4)));
    wrap(canvas, "clipPath", (on, [path]) => cut(on, path.getBounds()));
    wrap(canvas, "drawRect", (on, [rect, ink]) => shape(on, rect, ink));
    wrap(canvas, "drawRRect", (on, [rect, ink]) => shape(on, rect.slice(0, 4), ink));
    wrap(canvas, "drawDRRect", (on, [rect, , ink]) => shape(on, rect.slice(0, 4), ink, { stroke: true }));
    wrap(canvas, "drawOval", (on, [rect, ink]) => shape(on, rect, ink));
    wrap(canvas, "drawCircle", (on, [x, y, r, ink]) => shape(on, [x - r, y - r, x + r, y + r], ink));
    wrap(canvas, "drawPath", (on, [path, ink]) => shape(on, path.getBounds(), ink));
    wrap(canvas, "drawParagraph", (on, [paragraph, x, y]) => {
      mark(on, { text: measured(paragraph), at: times(matrix(on), [1, 0, x, 0, 1, y, 0, 0, 1]) });
    });
    wrap(canvas, "drawPicture", (on, [picture]) => {
      const inner = lists.get(picture);
      if (inner) mark(on, { inner, at: matrix(on) });
    }, null, (on) => blind && lists.get(on) === frame);
    wrap(canvas, "clear", (on) => lists.set(on, frame = new List()), () => painted += 1);

    const recorder = kit.PictureRecorder.prototype;
    wrap(recorder, "beginRecording", null, (by, _, on) => {
      recording.set(by, on);
      lists.set(on, new List());
    });
    wrap(recorder, "finishRecordingAsPicture", null, (by, _, picture) => {
      lists.set(picture, lists.get(recording.get(by)));
    });

    const paint = kit.Paint.prototype;
    const ink = (of, more) => inks.set(of, { ...plain, ...inks.get(of), ...more });
    wrap(paint, "setColorInt", (of, [color]) => ink(of, { color: color >>> 0 }));
    wrap(paint, "setStyle", (of, [style]) => ink(of, { stroke: style === kit.PaintStyle.Stroke }));
    wrap(paint, "setShader", (of) => ink(of, { color: 0xff000000 }));

    const builder = kit.ParagraphBuilder.prototype;
    const begun = (of) => said.get(of) ?? { text: "", size: 0, icon: false };
    const style = (of, given) => {
      const now = begun(of);
      said.set(of, {
        ...now,
        size: Math.max(now.size, given.fontSize ?? 0),
        icon: now.icon || /icons/i.test(given.fontFamilies?.[0] ?? ""),
      });
    };
    wrap(builder, "pushStyle", (of, [given]) => style(of, given));
    wrap(builder, "pushPaintStyle", (of, [given]) => style(of, given));
    wrap(builder, "addText", (of, [text]) => said.set(of, { ...begun(of), text: begun(of).text + text }));
    wrap(builder, "build", null, (of, _, paragraph) => said.set(paragraph, begun(of)));
  };

  // All that is on the screen now, in the order it was painted, in px of the window. Clips are
  // numbered: of each mark all are told that it was painted under, the outermost first.
  const seen = () => {
    const clips = new Map();
    const flat = [];
    const numbered = (edges) => {
      const key = edges.map((edge) => Math.round(edge)).join();
      if (!clips.has(key)) clips.set(key, { number: clips.size, edges });
      return clips.get(key).number;
    };
    const add = (list, at, over) => {
      for (const one of list.marks) {
        const under = [...over, ...one.clips.map((edges) => numbered(box(at, ...edges)))];
        if (one.inner) add(one.inner, times(at, one.at), under);
        else if (one.shape) flat.push({
          shape: box(at, ...one.shape), clips: under, color: one.color, stroke: one.stroke,
        });
        else {
          const { text, size, icon, over, lines } = one.text;
          const here = times(at, one.at);
          flat.push({
            text, size, icon, over, clips: under,
            lines: lines.map(({ left, width, baseline, ascent, descent, ...line }) => {
              // Digits stand on the line, and keep some distance from their neighbours.
              const digits = /^[\d\s+−–×½]+$/.test(text), beside = digits ? size * 0.03 : 0;
              const up = icon ? ascent : size * 0.74;
              const down = icon ? descent : size * (digits ? 0.02 : 0.2);
              return { ...line, box: box(
                here, left + beside, baseline - up, left + width - beside, baseline + down) };
            }),
          });
        }
      }
    };
    const scale = 1 / devicePixelRatio;
    if (frame) add(frame, [scale, 0, 0, 0, scale, 0, 0, 0, 1], []);
    return { marks: flat, clips: [...clips.values()].map(({ edges }) => edges) };
  };

  // What scrolls, as the accessibility tree tells. While a pointer is in use the client hides
  // both directions there, and only what is longer than its place tells which one it is.
  const scrolling = () => [...document.querySelectorAll("flt-semantics")].flatMap((node) => {
    const runs = (style, whole, place) =>
      ["scroll", "auto"].includes(style) || (style === "hidden" && whole > place + 1);
    const down = runs(node.style.overflowY, node.scrollHeight, node.clientHeight);
    const across = runs(node.style.overflowX, node.scrollWidth, node.clientWidth);
    if (!down && !across) return [];
    return [{ box: edges(node), down, across, field: false }];
  });
  const edges = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  // What is typed moves in its field.
  const fields = () => [...document.querySelectorAll("flt-semantics input, flt-semantics textarea")]
    .map((node) => ({ box: edges(node), down: false, across: true, field: true }));

  const frames = (number) => new Promise((done) => {
    const next = () => number-- > 0 ? requestAnimationFrame(next) : done();
    next();
  });

  if (blind) {
    const nothing = new OffscreenCanvas(1, 1);
    nothing.getContext("2d");
    const bitmap = globalThis.createImageBitmap.bind(globalThis);
    globalThis.createImageBitmap = () => bitmap(nothing);
  }

  let kit;
  Object.defineProperty(globalThis, "flutterCanvasKit", {
    configurable: true,
    get: () => kit,
    set: (value) => { if (value && value !== kit) watch(value); kit = value; },
  });
  // Later than the client, which scrolls when it hears of it.
  addEventListener("wheel", () => setTimeout(() => wheels += 1), { capture: true, passive: true });
  globalThis.painting = {
    get painted() { return painted; },
    get wheels() { return wheels; },
    frames,
    seen: () => ({ width: innerWidth, height: innerHeight, ...seen(), scrolling: [...scrolling(), ...fields()] }),
  };
})();
