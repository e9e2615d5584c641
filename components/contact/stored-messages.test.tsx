import { cleanup, fireEvent, screen } from "@testing-library/react";
import { field, isSent, press, send, show, type, wait } from "./contact-form-testing";
import { emptyForm } from "./form-words";
import { endpoint, failing } from "./testing-endpoint";

const enquiry = { ...emptyForm, name: "Ada", message: "Old" };
const storeDraft = (message: string) => sessionStorage.setItem("enquiry", JSON.stringify({ ...enquiry, message }));

/** Shows the page again from the back/forward cache. */
const restoreFromBfcache = () => fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));

/** Stores an unconfirmed message of an earlier page view. */
function storePending(key: string, hoursAgo = 0) {
  const stored = { key, enquiry, sentAt: Date.now() - hoursAgo * 3_600_000 };
  localStorage.setItem(`enquiry:${key}`, JSON.stringify(stored));
}

it.each(["no JSON", "null", '{"name":7}'])("ignores and deletes the stored value %s", (text) => {
  sessionStorage.setItem("enquiry", text);
  localStorage.setItem("enquiry:old", text);
  show();
  expect(field("Full Name")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});

it("works when the browser blocks storage, and keeps typed text in the back/forward cache", async () => {
  for (const name of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  endpoint();
  send();
  restoreFromBfcache();
  await isSent();
  expect(field("Message")).toHaveValue("");
  type("Message", "Boiler E120");
  restoreFromBfcache();
  expect(field("Message")).toHaveValue("Boiler E120");
  jest.restoreAllMocks();
});

it("shows the newest draft on a page from the back/forward cache", async () => {
  show();
  type("Message", "A leak");
  await wait(0);
  // Another page of this tab has changed the draft.
  storeDraft("Two leaks");
  restoreFromBfcache();
  expect(field("Message")).toHaveValue("Two leaks");
});

it("deletes an unconfirmed message on request, and never sends it again", async () => {
  const requests = endpoint(...failing);
  send();
  await wait();
  expect(sessionStorage).toHaveLength(0);
  press("Delete this draft");
  expect(field("Full Name")).toHaveFocus();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  cleanup();
  show();
  expect(field("Message")).toHaveValue("");
  expect(requests).toHaveLength(failing.length);
});

it("sends a corrected message under a new key, and deletes the failed one", async () => {
  const requests = endpoint(...failing);
  send();
  await wait();
  type("Message", "Boiler E120");
  press();
  await isSent();
  expect(requests.at(-1)?.key).not.toBe(requests[0]?.key);
  await wait(3000);
  expect(localStorage).toHaveLength(0);
});

it("resends for 24 hours, and keeps only the confirmation of a delivered message", async () => {
  const requests = endpoint([201, { reference: "7KM3QX" }]);
  storePending("old", 25);
  storePending("new", 23);
  show();
  await isSent();
  expect(JSON.stringify(localStorage)).not.toContain("Old");
  // The page is left before the confirmation can be read.
  cleanup();
  show();
  expect(await isSent()).toHaveTextContent(/^Your message of \d\d:\d\d .*has arrived.*Your reference is 7KM3QX/);
  expect(localStorage).toHaveLength(1);
  await wait(3000);
  expect(localStorage).toHaveLength(0);
  expect(requests.map(({ key }) => key)).toEqual(["new"]);
});

it("resends a stored message beside a new draft, and shows it until it is confirmed", async () => {
  const requests = endpoint(...failing);
  storePending("old");
  storeDraft("New words");
  show();
  await wait();
  expect(screen.getByText(/is kept here for 24 hours at most/)).toBeInTheDocument();
  expect(screen.getByText("Old")).toBeInTheDocument();
  press("Send it again");
  await isSent();
  expect(field("Message")).toHaveValue("New words");
  expect(sessionStorage.getItem("enquiry")).toContain("New words");
  expect(new Set(requests.map(({ key }) => key))).toEqual(new Set(["old"]));
});
