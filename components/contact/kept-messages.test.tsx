import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { enquiryPath } from "@/lib/enquiry";
import { failure, fill, sendButton, sendFilled, show, unconfirmed } from "./contact-form-testing";
import { deliver } from "./delivery";

jest.mock("./delivery", () => ({ ...jest.requireActual("./delivery"), deliver: jest.fn() }));
const delivering = jest.mocked(deliver);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  delivering.mockReset();
});

/** What was sent from an earlier page. */
const words = { name: "Ada", phone: "1", email: "a@b.example", service: "", message: "Old" };
const enquiry = { ...words, website: "", elapsed: 1 };

it("keeps what was typed through a reload, and forgets it after delivery", async () => {
  const user = show();
  await fill(user);
  expect(sessionStorage.getItem("enquiry")).toContain("Boiler E119");
  await user.click(sendButton());
  await waitFor(() => expect(sessionStorage.getItem("enquiry")).toBeNull());
  expect(screen.getByLabelText(/Message/)).toHaveValue("");
});

it.each(["no JSON", "null", '{"name":7}'])("takes %s in the storage for nothing kept", (text) => {
  sessionStorage.setItem("enquiry", text);
  show();
  expect(screen.getByLabelText(/Full Name/)).toHaveValue("");
});

it("works where the browser forbids storage", async () => {
  const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  delivering.mockResolvedValue({ ok: true });
  await sendFilled();
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue(""));
  forbidden.mockRestore();
});

it("sends what was not confirmed under its key again when the page is opened again, and says so", async () => {
  delivering.mockResolvedValueOnce(unconfirmed);
  await sendFilled();
  await failure();
  cleanup();
  delivering.mockResolvedValueOnce({ ok: true });
  show(enquiryPath);
  expect(await screen.findByText(/^Your message of \d\d:\d\d has arrived\./)).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue("");
  const [first, second] = delivering.mock.calls;
  expect(second?.[2]).toBe(first?.[2]);
  expect(second?.[1]).toEqual(first?.[1]);
  expect(JSON.stringify(localStorage)).not.toContain("message");
});

it("deletes a draft that was not confirmed, and never sends it again", async () => {
  delivering.mockResolvedValue(unconfirmed);
  const user = await sendFilled();
  await failure();
  expect(localStorage).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Delete this draft" }));
  expect(screen.getByLabelText(/Message/)).toHaveValue("");
  expect(screen.getByLabelText(/Full Name/)).toHaveFocus();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  cleanup();
  show(enquiryPath);
  expect(delivering).toHaveBeenCalledTimes(1);
});

it("knows words for those of a message that another tab has finished with, and sends them as that one", async () => {
  sessionStorage.setItem("enquiry", JSON.stringify(words));
  sessionStorage.setItem("enquiry:old", JSON.stringify({ key: "old", enquiry, sentAt: Date.now() }));
  delivering.mockResolvedValue({ ok: true });
  const user = show(enquiryPath);
  expect(await screen.findByText(/was sent from another tab/)).toBeInTheDocument();
  expect(delivering).not.toHaveBeenCalled();
  await user.click(sendButton());
  expect(await screen.findByText(/^Message Sent!/)).toBeInTheDocument();
  expect(delivering.mock.calls[0]?.[2]).toBe("old");
  expect(sessionStorage).toHaveLength(0);
});

it("shows a refused message again when the page is opened again, and sends it only when asked", async () => {
  delivering.mockResolvedValueOnce({ ok: false, refused: true, message: "Not accepted. Too many." });
  const user = await sendFilled();
  await failure();
  cleanup();
  sessionStorage.clear();
  show(enquiryPath);
  expect(await failure()).toHaveTextContent("Not accepted. Too many. Everything you typed is still here.");
  expect(screen.getByLabelText(/Message/)).toHaveValue("Boiler E119");
  expect(delivering).toHaveBeenCalledTimes(1);
  delivering.mockResolvedValueOnce({ ok: true });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue(""));
  expect(delivering.mock.calls[1]?.[2]).toBe(delivering.mock.calls[0]?.[2]);
  expect(JSON.stringify(localStorage)).not.toContain("Boiler");
});

it("says of a message that has arrived while its page was left that it has, until that is read", async () => {
  jest.useFakeTimers();
  localStorage.setItem("enquiry:old", JSON.stringify({ key: "old", sentAt: Date.now() }));
  show(enquiryPath);
  expect(screen.getByText(/^Your message of \d\d:\d\d has arrived/)).toBeInTheDocument();
  expect(localStorage).toHaveLength(1);
  await act(async () => jest.advanceTimersByTime(3000));
  expect(localStorage).toHaveLength(0);
  expect(delivering).not.toHaveBeenCalled();
  jest.useRealTimers();
});

it("keeps an unconfirmed message 24 hours at most", async () => {
  for (const [key, hours] of Object.entries({ old: 25, new: 23 })) {
    localStorage.setItem(`enquiry:${key}`, JSON.stringify({ key, enquiry, sentAt: Date.now() - hours * 3_600_000 }));
  }
  delivering.mockResolvedValue({ ok: true });
  show(enquiryPath);
  expect(await screen.findByText(/has arrived/)).toBeInTheDocument();
  expect(delivering.mock.calls.map(([, , key]) => key)).toEqual(["new"]);
  expect(JSON.stringify(localStorage)).not.toContain("message");
});

it("sends a message of another page beside other words, and keeps what is not confirmed in sight", async () => {
  localStorage.setItem("enquiry:old", JSON.stringify({ key: "old", enquiry, sentAt: Date.now() }));
  sessionStorage.setItem("enquiry", JSON.stringify({ message: "New words" }));
  delivering.mockResolvedValueOnce(unconfirmed);
  const user = show(enquiryPath);
  expect(await screen.findByText(/is kept here for 24 hours at most/)).toBeInTheDocument();
  expect(screen.getByText("Old")).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue("New words");
  delivering.mockResolvedValueOnce({ ok: true });
  await user.click(screen.getByRole("button", { name: "Send it again" }));
  expect(await screen.findByText(/Your message of \d\d:\d\d has arrived/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue("New words");
  expect(JSON.stringify(localStorage)).not.toContain("message");
});

it("says of an unsent draft that it was not sent, and deletes it when asked", async () => {
  sessionStorage.setItem("enquiry", JSON.stringify({ message: "No heat" }));
  const user = show(enquiryPath);
  expect(await screen.findByText(/This page has not sent it/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Delete this draft" }));
  expect(screen.getByLabelText(/Message/)).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

it("puts kept text back", () => {
  sessionStorage.setItem("enquiry", JSON.stringify({ name: "Ada", message: "No heat" }));
  show();
  expect(screen.getByLabelText(/Full Name/)).toHaveValue("Ada");
  expect(screen.getByLabelText(/Message/)).toHaveValue("No heat");
});
