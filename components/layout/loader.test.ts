/** @jest-environment jsdom */
import { takeOver } from "@/components/booking/early";
import { announceContact } from "@/components/contact/contact-event";
import { contactsPath } from "@/lib/enquiry";
import { loaderText } from "./loader-text";

it("counts the first tap at once, and each use once, whoever announces it", async () => {
  const beacon = jest.fn();
  Object.assign(navigator, { sendBeacon: beacon });
  document.head.innerHTML = '<script type="application/json" id="later">["/all.css"]</script>';
  document.body.innerHTML = '<a href="#call" data-contact="phone:hero">Call</a>';
  // The loader as it stands in a page.
  // biome-ignore lint/security/noGlobalEval: it is the code under test.
  window.eval(await loaderText(contactsPath));
  const sent = () => beacon.mock.calls.map(([address, text]) => [address, text]);

  document.querySelector("a")?.click();
  expect(sent()).toEqual([[contactsPath, "phone:hero /"]]);
  // Now the scripts are there: what was tapped before is announced to whoever listens.
  document.dispatchEvent(new CustomEvent("live", { detail: takeOver }));
  expect(sent()).toHaveLength(1);
  announceContact("email:footer");
  announceContact("form:contact");
  expect(sent().slice(1)).toEqual([[contactsPath, "email:footer /"]]);
});

it("holds nothing of the counting where contacts are not counted", async () => {
  const [off, on] = [await loaderText(""), await loaderText(contactsPath)];
  expect(off).not.toMatch(/sendBeacon|COUNTS|doNotTrack|contacts/);
  expect(on).toContain(`sendBeacon("${contactsPath}",`);
  expect(on).toMatch(/doNotTrack.*globalPrivacyControl/);
  expect(on).not.toContain("COUNTS");
});

it("wakes the page once the pointer moves, wherever that is, and not while it rests", async () => {
  document.head.innerHTML = '<script type="application/json" id="later">["/woken.css"]</script>';
  // biome-ignore lint/security/noGlobalEval: it is the code under test.
  window.eval(await loaderText(""));
  const pointer = (at: number, movementX: number) => {
    const event = new MouseEvent("pointermove", { clientX: at, clientY: at, bubbles: true });
    document.body.dispatchEvent(Object.assign(event, { movementX, movementY: 0 }));
    return document.querySelectorAll('link[href="/woken.css"]').length;
  };
  expect([pointer(0, 0), pointer(300, 0), pointer(0, -2)]).toEqual([0, 0, 1]);
});
