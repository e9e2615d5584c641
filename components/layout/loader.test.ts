/** @jest-environment jsdom */
import { replayEvents } from "@/components/booking/event-replay";
import { announceContact } from "@/components/contact/contact-event";
import { contactsPath } from "@/lib/enquiry";
import { loaderText } from "./loader-text";

it("counts a tap before hydration at once, and each contact once", async () => {
  const beacon = jest.fn();
  Object.assign(navigator, { sendBeacon: beacon });
  document.head.innerHTML = '<script type="application/json" id="deferred">["/all.css"]</script>';
  document.body.innerHTML = '<a href="#call" data-contact="phone:hero">Call</a>';
  // biome-ignore lint/security/noGlobalEval: it is the code under test.
  window.eval(await loaderText(contactsPath));
  const sent = () => beacon.mock.calls.map(([address, text]) => [address, text]);

  document.querySelector("a")?.click();
  expect(sent()).toEqual([[contactsPath, "phone:hero /"]]);
  // Hydration announces the earlier tap to other listeners.
  document.dispatchEvent(new CustomEvent("hydrated", { detail: replayEvents }));
  expect(sent()).toHaveLength(1);
  announceContact("email:footer");
  announceContact("form:contact");
  expect(sent().slice(1)).toEqual([[contactsPath, "email:footer /"]]);
});

it("holds nothing of the counting where contacts are not counted", async () => {
  expect(await loaderText("")).not.toMatch(/sendBeacon|COUNTS|doNotTrack|\/contacts/);
});

it("hydrates the page when the pointer moves, and not while it rests", async () => {
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

it("loads the page's data once, although Firefox reports its stylesheet again when the media change", async () => {
  const pen = { font: "", measureText: () => ({ width: pen.font.length }) };
  Object.assign(window, {
    OffscreenCanvas: class {
      getContext = () => pen;
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
