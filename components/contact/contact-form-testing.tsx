import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { contactServices } from "@/data/business";
import { enquiryPath } from "@/lib/enquiry";
import { serviceSubjects } from "@/lib/subjects";
import { ContactForm } from "./contact-form";

export const phone = { display: "020 7946 0100", href: "tel:+442079460100" };
export const email = { display: "info@firm.example", href: "mailto:info@firm.example" };
export const props = {
  services: contactServices,
  subjects: serviceSubjects,
  endpoint: enquiryPath,
  links: { phone, email },
};

/** How the endpoint answers one request; the default is 201. */
type Act = "held" | readonly [status: number, body?: unknown];

/** The body and the key of each request, and a function that answers those that were held. */
export type Received = {
  readonly requests: readonly { readonly key: string; readonly body: Record<string, unknown> }[];
  readonly release: () => void;
};

/** An endpoint that answers with these acts and then with 201. Each test has an empty storage and fake timers. */
export function endpoint(...acts: readonly Act[]): Received {
  const requests: { key: string; body: Record<string, unknown> }[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = jest.fn(async (_address, init) => {
    const { headers, body } = Object(init);
    const act = acts[requests.length] ?? [201];
    requests.push({ key: headers["Idempotency-Key"], body: JSON.parse(body) });
    if (act === "held") await released;
    const [status, answer = {}] = act === "held" ? [201] : act;
    return { ok: status < 300, status, headers: new Map(), json: async () => answer } as unknown as Response;
  });
  return { requests, release };
}

/** The acts of an endpoint that fails at every attempt of one delivery. */
export const failing = Array<Act>(4).fill([503]);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  // jsdom has no top layer.
  HTMLElement.prototype.togglePopover = () => true;
});

afterEach(() => jest.useRealTimers());

// As the inline loader (components/layout/loader.js) does in the page.
addEventListener(
  "submit",
  ({ target }) => {
    const key = target instanceof HTMLFormElement && target.elements.namedItem("key");
    if (key instanceof HTMLInputElement) key.value ||= crypto.randomUUID();
  },
  true,
);

export function show(more: Partial<ComponentProps<typeof ContactForm>> = {}) {
  return render(<ContactForm {...props} {...more} />);
}

export const message = () => screen.getByLabelText(/Message/);

/** Sets the whole value at once, because simulating each key is slow. */
export function type(label: RegExp, value: string) {
  const field = screen.getByLabelText(label);
  act(() => field.focus());
  fireEvent.input(field, { target: { value } });
}

export function fill(words = "Boiler E119") {
  type(/Full Name/, "Ada Byron");
  type(/Phone Number/, "020 7946 0000");
  type(/Email Address/, "ada@firm.example");
  type(/Service Required/, "Gas Services");
  type(/Message/, words);
}

export function press(name = "Send Message") {
  const button = screen.getByText(name);
  act(() => button.focus());
  fireEvent.click(button);
}

/** Fills in a form that has an endpoint, and sends it. */
export function sendFilled(words?: string) {
  show();
  fill(words);
  press();
}

/** Advances the fake timers, by default past all retries of a delivery. */
export const wait = (time = 7000) => act(() => jest.advanceTimersByTimeAsync(time));

/** The alert about a delivery that has failed. */
export async function failure() {
  await wait();
  return screen.getByRole("alert");
}

export const isSent = () => screen.findByText(/^(Message Sent!|Your message of .* has arrived\.) We/);
