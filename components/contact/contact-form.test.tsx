import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { contactServices } from "@/data/business";
import { enquiryPath, sent } from "@/lib/enquiry";
import { ContactForm } from "./contact-form";
import { email, failure, fill, phone, props, sendButton, sendFilled, show, unconfirmed } from "./contact-form-testing";
import { deliver } from "./delivery";

jest.mock("./delivery", () => ({ ...jest.requireActual("./delivery"), deliver: jest.fn() }));
const delivering = jest.mocked(deliver);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  delivering.mockReset();
});

/** At once: user-event goes on typing at what it typed before the form was cleared. */
function fillAgain(words: string) {
  for (const field of screen.getAllByRole("textbox")) {
    fireEvent.input(field, { target: { value: field.id === "email" ? "ada@firm.example" : words } });
  }
}

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
  await user.click(sendButton());
  expect(await screen.findByText("Message Sent!")).toBeInTheDocument();
  expect(screen.getByText(sent.reply)).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue("");
  expect(delivering).not.toHaveBeenCalled();
});

it("says what to quote, whom to call, and where photographs go", async () => {
  delivering.mockResolvedValue({ ok: true, reference: "7KM3QX" });
  await sendFilled();
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
  const user = await sendFilled();
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
  const user = await sendFilled();
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
  await sendFilled();
  await waitFor(() => expect(screen.getByLabelText(/Phone Number/)).toHaveAttribute("aria-invalid", "true"));
  expect(screen.getByLabelText(/Phone Number/)).toHaveAccessibleDescription("Please enter a phone number.");
  expect(screen.getByLabelText(/Phone Number/)).toHaveFocus();
});

it("cuts no long text, counts it, and stops it before it is sent", async () => {
  const form = <ContactForm {...props} endpoint={enquiryPath} />;
  expect(renderToStaticMarkup(form)).not.toMatch(/maxlength/i);
  const user = show(enquiryPath);
  await fill(user);
  const message = screen.getByLabelText(/Message/);
  fireEvent.input(message, { target: { value: "🔥".repeat(2501) } });
  expect(await screen.findByText(/^2 characters too many/)).toBeInTheDocument();
  await user.click(sendButton());
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
    await user.click(sendButton());
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
  const user = await sendFilled();
  await user.type(screen.getByLabelText(/Message/), ", second floor");
  await waitFor(() => expect(delivering).toHaveBeenCalledTimes(1));
  arrive({ ok: true });
  expect(await screen.findByText(/What you changed since is still in the form/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Message/)).toHaveValue("Boiler E119, second floor");
  await user.click(sendButton());
  await waitFor(() => expect(delivering).toHaveBeenCalledTimes(2));
  expect(delivering.mock.calls[1]?.[2]).not.toBe(delivering.mock.calls[0]?.[2]);
});

it("says while it tries again, and keeps the focus when asked to try again", async () => {
  delivering.mockResolvedValueOnce(unconfirmed);
  delivering.mockImplementationOnce((_endpoint, _enquiry, _key, onRetry) => {
    onRetry?.("unanswered");
    return new Promise(() => {});
  });
  const user = await sendFilled();
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
  await user.click(sendButton());
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
  await user.click(sendButton());
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
  await user.click(sendButton());
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
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue(""));
    cleanup();
  }
  document.removeEventListener("contact", listen);
  expect(heard).toEqual(["form:contact"]);
});
