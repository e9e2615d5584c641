import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { contactServices } from "@/data/business";
import { contact } from "@/data/pages/contact";
import { enquiryPath } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { serviceSubjects } from "@/lib/subjects";
import { ContactForm } from "./contact-form";

const props: ComponentProps<typeof ContactForm> = {
  services: contactServices,
  messageHint: contact.messageHint,
  subjects: serviceSubjects,
  endpoint: enquiryPath,
  links: site,
};

// jsdom has no top layer.
HTMLElement.prototype.togglePopover = () => true;

// Does what the inline loader (components/layout/loader.js) does in the page.
addEventListener(
  "submit",
  ({ target }) => {
    const key = target instanceof HTMLFormElement && target.elements.namedItem("key");
    if (key instanceof HTMLInputElement) key.value ||= crypto.randomUUID();
  },
  true,
);

export function show(more: Partial<typeof props> = {}) {
  return render(<ContactForm {...props} {...more} />);
}

export const field = (label: string) => screen.getByLabelText(new RegExp(label));

/** Sets the whole value at once, because simulating every key is slow. */
export function type(label: string, value: string) {
  act(() => field(label).focus());
  fireEvent.input(field(label), { target: { value } });
}

export function press(name = "Send Message") {
  const button = screen.getByText(name);
  act(() => button.focus());
  fireEvent.click(button);
}

/** Renders the form, fills it in and submits it. */
export function send(more?: Partial<typeof props>) {
  show(more);
  type("Full Name", "Ada Byron");
  type("Phone Number", "020 7946 0000");
  type("Email Address", "ada@firm.example");
  type("Service Required", "Gas Services");
  type("Message", "Boiler E119");
  press();
}

/** Advances the fake timers, by default past all retries of a delivery; 0 waits for the toaster to load. */
export const wait = (time = 7000) => act(() => jest.advanceTimersByTimeAsync(time));

export const isSent = () => screen.findByText(/^(Message Sent!|Your message of .* has arrived\.) We/);
