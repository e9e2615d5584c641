/** @jest-environment jsdom */
import { loaderText } from "./loader-text";

it("omits the counting code when counting is off", async () => {
  expect(await loaderText("")).not.toMatch(/sendBeacon|COUNTS|doNotTrack|\/contacts/);
});

it("hydrates the page when the pointer moves, but not while it rests", async () => {
  document.head.innerHTML = '<script type="application/json" id="deferred">["/other.css"]</script>';
  // biome-ignore lint/security/noGlobalEval: it is the code under test.
  window.eval(await loaderText(""));
  const pointer = (at: number, movementX: number) => {
    const event = new MouseEvent("pointermove", { clientX: at, clientY: at, bubbles: true });
    document.body.dispatchEvent(Object.assign(event, { movementX, movementY: 0 }));
    return document.querySelectorAll('link[href="/other.css"]').length;
  };
  expect([pointer(0, 0), pointer(300, 0), pointer(0, -2)]).toEqual([0, 0, 1]);
});

it("loads the page's data once when Firefox fires a second load event for the changed stylesheet", async () => {
  const context = { font: "", measureText: () => ({ width: context.font.length }) };
  Object.assign(window, {
    OffscreenCanvas: class {
      getContext = () => context;
    },
  });
  document.head.innerHTML =
    '<script type="application/json" id="deferred" data-eager>["/styles.css","/data.js"]</script>';
  // biome-ignore lint/security/noGlobalEval: it is the code under test.
  window.eval(await loaderText(""));
  const stylesheet = document.querySelector('link[href="/styles.css"]');
  stylesheet?.dispatchEvent(new Event("load"));
  stylesheet?.dispatchEvent(new Event("load"));
  expect(document.querySelectorAll('script[src="/data.js"]')).toHaveLength(1);
});
