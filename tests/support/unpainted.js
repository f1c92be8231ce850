// Injected before the client starts: what it paints does not become pixels. They cost more than all
// the rest, and a test that goes by the accessibility tree looks at none.
"use strict";

(() => {
  const nothing = new OffscreenCanvas(1, 1);
  nothing.getContext("2d");
  const bitmap = globalThis.createImageBitmap.bind(globalThis);
  globalThis.createImageBitmap = () => bitmap(nothing);

  let kit;
  Object.defineProperty(globalThis, "flutterCanvasKit", {
    configurable: true,
    get: () => kit,
    set: (value) => {
      if (value && value !== kit) {
        const canvas = value.Canvas.prototype;
        // What the library keeps on its functions (their overloads) it looks up there.
        canvas.drawPicture = Object.assign(() => undefined, canvas.drawPicture);
      }
      kit = value;
    },
  });
})();
