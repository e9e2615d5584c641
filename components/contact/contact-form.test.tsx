import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { contactServices } from "@/data/business";
import { sent } from "@/lib/enquiry";
import { ContactForm } from "./contact-form";
import {
  email,
  endpoint,
  fill,
  isSent,
  message,
  phone,
  press,
  props,
  sendFilled,
  show,
  type,
  wait,
} from "./contact-form-testing";

it("has the five fields, and the nine services in order", () => {
  show();
  for (const label of [/Full Name/, /Phone Number/, /Email Address/, /Message/]) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
  expect(screen.getByLabelText(/Phone Number/)).toHaveAttribute("type", "tel");
  expect(screen.getByLabelText(/Email Address/)).toHaveAttribute("type", "email");
  expect(screen.getByLabelText(/Service Required/)).not.toBeRequired();
  const options = screen.getAllByRole("option").map((option) => option.textContent);
  expect(options).toEqual(["Select a service", ...contactServices]);
});

it("says what to quote, whom to call, and where photographs go, in one live region", async () => {
  const { requests } = endpoint([201, { reference: "7KM3QX" }]);
  sendFilled();
  const status = await isSent();
  expect(status).toHaveTextContent(
    `${sent.reply} Your reference is 7KM3QX. If it cannot wait, call ${phone.display}. Send photographs by e-mail.`,
  );
  const link = screen.getByRole("link", { name: "Send photographs by e-mail" });
  expect(link).toHaveAttribute("href", `${email.href}?subject=Enquiry%207KM3QX`);
  const toast = await screen.findByText(`${sent.reply} Your reference is 7KM3QX.`);
  expect(toast.closest("[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]")).toBeNull();
  expect(requests[0]?.body).toMatchObject({ name: "Ada Byron", service: "Gas Services", website: "" });
  expect(requests[0]?.body).not.toHaveProperty("elapsed");
});

it("cuts no long text, counts it, and stops it before it is sent", async () => {
  const { requests } = endpoint();
  expect(renderToStaticMarkup(<ContactForm {...props} />)).not.toMatch(/maxlength/i);
  show();
  fill("🔥".repeat(2501));
  expect(await screen.findByText(/^2 characters too many/)).toBeInTheDocument();
  press();
  expect(requests).toEqual([]);
  expect(message()).toHaveAccessibleDescription(expect.stringContaining("Please shorten this by 2 characters."));
  type(/Message/, "🔥".repeat(2500));
  expect(message()).toBeValid();
});

it("takes two submissions at the same moment for one", async () => {
  const { requests } = endpoint("held");
  show();
  fill();
  const form = screen.getByRole("form", { name: "Request a quote" });
  act(() => {
    for (const _ of ["first", "second"]) form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  await waitFor(() => expect(requests).toHaveLength(1));
});

describe("the check for programs", () => {
  const scripts = () => document.head.querySelectorAll("script[src*=challenges]");
  afterEach(() => {
    delete window.turnstile;
    for (const script of scripts()) script.remove();
  });

  it("loads only when the form is used, and is skipped when blocked", async () => {
    const { requests } = endpoint();
    show({ challengeKey: "0x4" });
    expect(scripts()).toHaveLength(0);
    fill();
    expect(scripts()).toHaveLength(1);
    press();
    await isSent();
    expect(requests[0]?.body).not.toHaveProperty("turnstile");
  });

  it("gives each try a token of its own, also the retry after a 503", async () => {
    const { requests } = endpoint([503], [503]);
    show({ challengeKey: "0x4" });
    fill();
    let made = 0;
    let ready: string | undefined = "token 0";
    let announce = (_: string) => {};
    window.turnstile = {
      render(_place, { callback }) {
        announce = callback;
        return "widget";
      },
      getResponse: () => ready,
      // A new one takes two seconds, longer than the first wait.
      reset() {
        ready = undefined;
        setTimeout(() => {
          ready = `token ${++made}`;
          announce(ready);
        }, 2000);
      },
    };
    fireEvent.load(scripts()[0] as Element);
    press();
    await wait();
    expect(requests.map(({ body }) => body.turnstile)).toEqual(["token 0", "token 1", "token 2"]);
  });
});

it("announces a delivery as a use of the form, and nothing where nothing is sent", async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
  document.addEventListener("contact", listen);
  const { requests } = endpoint();
  show({ endpoint: "" });
  fill();
  press();
  expect(await screen.findByText(/^Message Sent! /)).toBeInTheDocument();
  expect([heard, requests]).toEqual([[], []]);
  cleanup();
  sendFilled();
  await isSent();
  expect(heard).toEqual(["form:contact"]);
  document.removeEventListener("contact", listen);
});
