import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ContactForm } from "./contact-form";
import {
  endpoint,
  failing,
  failure,
  isSent,
  message,
  press,
  props,
  sendFilled,
  show,
  type,
  wait,
} from "./contact-form-testing";

const words = { name: "Ada", phone: "1", email: "a@b.example", service: "", message: "Old" };
const keepDraft = (draft: object) => sessionStorage.setItem("enquiry", JSON.stringify(draft));

/** A message that a page sent which has since been left. */
function keep(key: string, hoursAgo = 0, more: object = {}) {
  const stored = { key, enquiry: { ...words, website: "" }, sentAt: Date.now() - hoursAgo * 3_600_000, ...more };
  localStorage.setItem(`enquiry:${key}`, JSON.stringify(stored));
}

it("keeps a draft in the tab without a key, and says that it was not sent", () => {
  show();
  type(/Message/, "No heat");
  expect(JSON.parse(String(sessionStorage.getItem("enquiry")))).toEqual({
    ...words,
    name: "",
    phone: "",
    email: "",
    message: "No heat",
  });
  cleanup();
  show();
  expect(screen.getByText(/Your draft is still here. This page has not sent it/)).toBeInTheDocument();
  press("Delete this draft");
  expect(message()).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

it.each(["no JSON", "null", '{"name":7}'])("ignores the stored value %s", (text) => {
  sessionStorage.setItem("enquiry", text);
  localStorage.setItem("enquiry:old", text);
  show();
  expect(screen.getByLabelText(/Full Name/)).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});

it("works where the browser forbids storage", async () => {
  const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  endpoint();
  sendFilled();
  await isSent();
  expect(message()).toHaveValue("");
  forbidden.mockRestore();
});

it("puts a draft into empty fields only, never over what was typed before the scripts came", () => {
  keepDraft({ ...words, message: "No heat" });
  const form = <ContactForm {...props} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(form);
  Object.assign(message(), { value: "A leak" });
  render(form, { container, hydrate: true });
  expect(screen.getByLabelText(/Full Name/)).toHaveValue("Ada");
  expect(message()).toHaveValue("A leak");
  expect(sessionStorage.getItem("enquiry")).toContain("A leak");
});

it("shows the newest draft on a page from the back/forward cache", () => {
  show();
  type(/Message/, "A leak");
  // Another page of this tab has changed the draft.
  keepDraft({ ...words, message: "Two leaks" });
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  expect(message()).toHaveValue("Two leaks");
  type(/Full Name/, "Ada Byron");
  expect(sessionStorage.getItem("enquiry")).toContain("Two leaks");
});

it("sends what was not confirmed under its key again when the page is opened again, and says so", async () => {
  const { requests } = endpoint(...failing);
  sendFilled();
  await failure();
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  show();
  expect(await isSent()).toHaveTextContent(/^Your message of \d\d:\d\d has arrived\./);
  expect(message()).toHaveValue("");
  expect(requests.at(-1)).toEqual(requests[0]);
  expect(JSON.stringify(localStorage)).not.toContain("Boiler");
});

it("deletes an unconfirmed message on request, and never sends it again", async () => {
  const { requests } = endpoint(...failing);
  sendFilled();
  await failure();
  press("Delete this draft");
  expect(screen.getByLabelText(/Full Name/)).toHaveFocus();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  cleanup();
  show();
  expect(message()).toHaveValue("");
  expect(requests).toHaveLength(failing.length);
});

it("sends corrected words under a key of their own, in the place of those that failed", async () => {
  const { requests } = endpoint(...failing);
  sendFilled();
  await failure();
  type(/Message/, "Boiler E120");
  press();
  await isSent();
  expect(requests.at(-1)?.key).not.toBe(requests[0]?.key);
  await wait(3000);
  expect(localStorage).toHaveLength(0);
});

it("shows a rejected message on the next visit, and sends it only on request", async () => {
  const { requests } = endpoint([403, { error: "Too many." }]);
  sendFilled();
  await failure();
  cleanup();
  show();
  expect(await failure()).toHaveTextContent("not accepted. Too many. Everything you typed is still here.");
  expect(message()).toHaveValue("Boiler E119");
  expect(requests).toHaveLength(1);
  press("Try again");
  await isSent();
  expect(requests[1]).toEqual(requests[0]);
});

it("confirms a message that arrived after its page was left", async () => {
  const { requests } = endpoint();
  const empty = Object.fromEntries(Object.keys(words).map((name) => [name, ""]));
  keep("old", 0, { enquiry: empty, outcome: { ok: true, reference: "7KM3QX" } });
  show();
  expect(await isSent()).toHaveTextContent(/^Your message of \d\d:\d\d has arrived.*Your reference is 7KM3QX/);
  expect(localStorage).toHaveLength(1);
  await wait(3000);
  expect([localStorage.length, requests.length]).toEqual([0, 0]);
});

it("keeps an unconfirmed message 24 hours at most", async () => {
  const { requests } = endpoint();
  keep("old", 25);
  keep("new", 23);
  show();
  await isSent();
  expect(requests.map(({ key }) => key)).toEqual(["new"]);
  expect(JSON.stringify(localStorage)).not.toContain("Old");
});

it("sends messages of other pages beside other words, and keeps what is not confirmed in sight", async () => {
  const { requests } = endpoint(...failing);
  keep("old");
  keepDraft({ message: "New words" });
  show();
  await wait();
  expect(screen.getByText(/is kept here for 24 hours at most/)).toBeInTheDocument();
  expect(screen.getByText("Old")).toBeInTheDocument();
  press("Send it again");
  await isSent();
  expect(message()).toHaveValue("New words");
  expect(sessionStorage.getItem("enquiry")).toContain("New words");
  expect(new Set(requests.map(({ key }) => key))).toEqual(new Set(["old"]));
});
