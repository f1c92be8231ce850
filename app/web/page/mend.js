// Runs before Flet's client, wherever it is served from, and mends what it leaves open.
"use strict";

(() => {
  // WebKit hands back a page from its history with painting stopped.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  // The drawing library for Rive, which nothing here uses, would be fetched from a public host.
  const append = HTMLBodyElement.prototype.append;
  HTMLBodyElement.prototype.append = function (...nodes) {
    append.apply(this, nodes.filter((node) => !(node instanceof HTMLScriptElement && node.src
      && new URL(node.src, location.href).origin !== location.origin)));
  };

  // When a node of the tree for screen readers takes another role, as a key does that begins to
  // work, it gets a new element without the identifier it still has: it is given back.
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

  // That tree is built once its hidden button is pressed: press it for everybody. On a phone a press
  // counts only at the button's very centre.
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
