import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { contactServices } from "@/data/business";
import { enquiryPath, sent } from "@/lib/enquiry";
import { serviceSubjects } from "@/lib/subjects";
import { ContactForm } from "./contact-form";
import { deliver } from "./delivery";

jest.mock("./delivery", () => ({ ...jest.requireActual("./delivery"), deliver: jest.fn() }));
const delivering = jest.mocked(deliver);

const phone = { display: "020 7946 0182", href: "tel:+442079460182" };
const email = { display: "info@firm.example", href: "mailto:info@firm.example" };
const props = { services: contactServices, subjects: serviceSubjects, phone, email };

function show(endpoint = "") {
  render(<ContactForm {...props} endpoint={endpoint} />);
  return userEvent.setup();
}

/** What is said of a failure, once something is. */
async function failure() {
  const alert = screen.getByRole("alert");
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  return alert;
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  // Pasted, as each key costs as much as the whole.
  for (const [label, text] of [
    [/Full Name/, "Ada Byron"],
    [/Phone Number/, "020 7946 0000"],
    [/Email Address/, "ada@firm.example"],
    [/Message/, "Boiler E119"],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText(/Service Required/), "Gas Services");
}

const unconfirmed = { ok: false, refused: false, message: "We got no confirmation." } as const;

/** At once: user-event goes on typing at what it typed before the form was cleared. */
function fillAgain(words: string) {
  for (const field of screen.getAllByRole("textbox")) {
    fireEvent.input(field, { target: { value: field.id === "email" ? "ada@firm.example" : words } });
  }
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  delivering.mockReset();
});

it("asks for the five fields and offers the nine services in order", () => {
  show();
  for (const label of [/Full Name/, /Phone Number/, /Email Address/, /Message/]) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
  expect(screen.getByLabelText(/Phone Number/)).toHaveAttribute("type", "tel");
  expect(screen.getByLabelText(/Email Address/)).toHaveAttribute("type", "email");
  expect(screen.getByLabelText(/Service Required/)).not.toBeRequired();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Select a service",
    ...contactServices,
  ]);
});

it("without an endpoint confirms and clears the fields", async () => {
  const user = show();
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  expect(await screen.findByText("Message Sent!")).toBeInTheDocument();
  expect(screen.getByText(sent.reply)).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue("");
  expect(delivering).not.toHaveBeenCalled();
});

it("says what to quote, whom to call, and where photographs go", async () => {
  delivering.mockResolvedValue({ ok: true, reference: "7KM3QX" });
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  const status = screen.getAllByRole("status")[0];
  await waitFor(() =>
    expect(status).toHaveTextContent(
      `${sent.reply} Your reference is 7KM3QX. If it cannot wait, call ${phone.display}.`,
    ),
  );
  expect(screen.getByRole("link", { name: "Send photographs by e-mail" })).toHaveAttribute(
    "href",
    `${email.href}?subject=Enquiry%207KM3QX`,
  );
  expect(await screen.findByText(`${sent.reply} Your reference is 7KM3QX.`)).toBeInTheDocument();
  // For a page that is opened before the visitor has read so.
  expect(JSON.stringify(localStorage)).toContain("7KM3QX");
});

it("with an endpoint clears the fields only once it has delivered them, and sends once", async () => {
  let arrive = (_: { ok: true }) => {};
  delivering.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  const busy = await screen.findByRole("button", { name: "Sending your message…" });
  await user.click(busy);
  expect(screen.getByLabelText(/Message/)).toHaveValue("Boiler E119");
  await waitFor(() => expect(delivering).toHaveBeenCalledTimes(1));
  expect(delivering.mock.calls[0]?.[1]).toMatchObject({ name: "Ada Byron", service: "Gas Services", website: "" });
  arrive({ ok: true });
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue(""));
});

it("keeps every field when delivery fails, and offers the phone, a filled draft and another try", async () => {
  delivering.mockResolvedValue(unconfirmed);
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  const alert = await failure();
  expect(alert).toHaveTextContent("Everything you typed is still here");
  expect(screen.getByLabelText(/Message/)).toHaveValue("Boiler E119");
  const links = [...alert.querySelectorAll("a")].map((link) => decodeURIComponent(link.href));
  expect(links[0]).toBe(phone.href);
  expect(links[1]).toContain("Message: Boiler E119");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(delivering).toHaveBeenCalledTimes(2));
  // The same key: an endpoint that took the first one does not take it twice.
  expect(delivering.mock.calls[1]?.[2]).toBe(delivering.mock.calls[0]?.[2]);
});

it("names the field the endpoint refuses and goes there", async () => {
  delivering.mockResolvedValue({
    ok: false,
    refused: true,
    message: "Not sent.",
    fields: { phone: "Please enter a phone number." },
  });
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await waitFor(() => expect(screen.getByLabelText(/Phone Number/)).toHaveAttribute("aria-invalid", "true"));
  expect(screen.getByLabelText(/Phone Number/)).toHaveAccessibleDescription("Please enter a phone number.");
  expect(screen.getByLabelText(/Phone Number/)).toHaveFocus();
});

it("keeps what was typed through a reload, and forgets it after delivery", async () => {
  const user = show();
  await fill(user);
  expect(sessionStorage.getItem("enquiry")).toContain("Boiler E119");
  await user.click(screen.getByRole("button", { name: "Send Message" }));
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
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue(""));
  forbidden.mockRestore();
});

it("sends what was not confirmed under its key again when the page is opened again, and says so", async () => {
  delivering.mockResolvedValueOnce(unconfirmed);
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
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
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
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
  const words = { name: "Ada", phone: "1", email: "a@b.example", service: "", message: "Old" };
  const copy = { key: "old", enquiry: { ...words, website: "", elapsed: 1 }, sentAt: Date.now() };
  sessionStorage.setItem("enquiry", JSON.stringify(words));
  sessionStorage.setItem("enquiry:old", JSON.stringify(copy));
  delivering.mockResolvedValue({ ok: true });
  const user = show(enquiryPath);
  expect(await screen.findByText(/was sent from another tab/)).toBeInTheDocument();
  expect(delivering).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  expect(await screen.findByText(/^Message Sent!/)).toBeInTheDocument();
  expect(delivering.mock.calls[0]?.[2]).toBe("old");
  expect(sessionStorage).toHaveLength(0);
});

it("shows a refused message again when the page is opened again, and sends it only when asked", async () => {
  delivering.mockResolvedValueOnce({ ok: false, refused: true, message: "Not accepted. Too many." });
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
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

/** What was sent from an earlier page. */
const enquiry = {
  name: "Ada",
  phone: "1",
  email: "a@b.example",
  service: "",
  message: "Old",
  website: "",
  elapsed: 1,
};

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

it("cuts no long text, counts it, and stops it before it is sent", async () => {
  const form = <ContactForm {...props} endpoint={enquiryPath} />;
  expect(renderToStaticMarkup(form)).not.toMatch(/maxlength/i);
  const user = show(enquiryPath);
  await fill(user);
  const message = screen.getByLabelText(/Message/);
  fireEvent.input(message, { target: { value: "🔥".repeat(2501) } });
  expect(await screen.findByText(/^2 characters too many/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  expect(delivering).not.toHaveBeenCalled();
  expect(message).toHaveAccessibleDescription(expect.stringContaining("Please shorten this by 2 characters."));
  fireEvent.input(message, { target: { value: "🔥".repeat(2500) } });
  expect(message).toBeValid();
});

it("gives the next enquiry a key of its own", async () => {
  delivering.mockResolvedValue({ ok: true });
  const user = show(enquiryPath);
  for (const words of ["first", "second"]) {
    fillAgain(words);
    await user.click(screen.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue(""));
  }
  expect(delivering.mock.calls[1]?.[2]).not.toBe(delivering.mock.calls[0]?.[2]);
});

it("takes two submissions at the same moment for one", async () => {
  delivering.mockReturnValue(new Promise(() => {}));
  const user = show(enquiryPath);
  await fill(user);
  const form = screen.getByRole("form", { name: "Request a quote" });
  act(() => {
    for (const _ of ["first", "second"]) form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  await waitFor(() => expect(delivering).toHaveBeenCalledTimes(1));
});

it("takes what was typed while the message was on its way for a message of its own", async () => {
  let arrive = (_: { ok: true }) => {};
  delivering.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await user.type(screen.getByLabelText(/Message/), ", second floor");
  await waitFor(() => expect(delivering).toHaveBeenCalledTimes(1));
  arrive({ ok: true });
  expect(await screen.findByText(/What you changed since is still in the form/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue("Boiler E119, second floor");
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await waitFor(() => expect(delivering).toHaveBeenCalledTimes(2));
  expect(delivering.mock.calls[1]?.[2]).not.toBe(delivering.mock.calls[0]?.[2]);
});

it("says while it tries again, and keeps the focus when asked to try again", async () => {
  delivering.mockResolvedValueOnce(unconfirmed);
  delivering.mockImplementationOnce((_endpoint, _enquiry, _key, onRetry) => {
    onRetry?.("unanswered");
    return new Promise(() => {});
  });
  const user = show(enquiryPath);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByText(/No answer yet, trying again/)).toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Sending your message…" })).toHaveFocus();
});

it("empties the hidden field that a browser has filled in, and says so", async () => {
  delivering.mockResolvedValue({
    ok: false,
    refused: true,
    message: "Not accepted.",
    fields: { website: "Leave it.", key: "Odd." },
  });
  const user = show(enquiryPath);
  await fill(user);
  const hidden = screen.getByLabelText("Leave this empty");
  fireEvent.change(hidden, { target: { value: "https://filled.example" } });
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  const alert = await failure();
  expect(alert).toHaveTextContent("a field that must stay empty");
  expect(alert).toHaveTextContent("Odd.");
  expect(alert).not.toHaveTextContent("Please correct the fields marked above");
  expect(hidden).toHaveValue("");
  expect(delivering.mock.calls[0]?.[1]).toMatchObject({ website: "https://filled.example" });
});

it("asks the check for programs only once the form is touched, and sends its token, or goes without", async () => {
  delivering.mockResolvedValue({ ok: true });
  const scripts = () => document.head.querySelectorAll("script[src*=challenges]");
  const reset = jest.fn();
  render(<ContactForm {...props} endpoint={enquiryPath} challengeKey="0x4" />);
  const user = userEvent.setup();
  expect(scripts()).toHaveLength(0);
  await fill(user);
  // Blocked: the form is sent without it.
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue(""));
  expect(delivering.mock.calls[0]?.[1]).not.toHaveProperty("turnstile");

  window.turnstile = {
    render(place, options) {
      expect(options.sitekey).toBe("0x4");
      place.innerHTML = `<input type="hidden" name="${options["response-field-name"]}" value="token">`;
      return "widget";
    },
    reset,
  };
  scripts()[0]?.dispatchEvent(new Event("load"));
  fillAgain("second");
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await waitFor(() => expect(reset).toHaveBeenCalledWith("widget"));
  expect(delivering.mock.calls[1]?.[1]).toMatchObject({ turnstile: "token" });
  delete window.turnstile;
});

it("announces a delivery as a use of the form, and nothing where nothing is sent", async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
  document.addEventListener("contact", listen);
  delivering.mockResolvedValue({ ok: true });
  for (const endpoint of ["", enquiryPath]) {
    const user = show(endpoint);
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue(""));
    cleanup();
  }
  document.removeEventListener("contact", listen);
  expect(heard).toEqual(["form:contact"]);
});

it("puts kept text back", () => {
  sessionStorage.setItem("enquiry", JSON.stringify({ name: "Ada", message: "No heat" }));
  show();
  expect(screen.getByLabelText(/Full Name/)).toHaveValue("Ada");
  expect(screen.getByLabelText(/Message/)).toHaveValue("No heat");
});
