import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { contactServices } from "@/data/business";
import { enquiryPath } from "@/lib/enquiry";
import { serviceSubjects } from "@/lib/subjects";
import { ContactForm } from "./contact-form";

export const phone = { display: "020 7946 0100", href: "tel:+442079460100" };
export const email = { display: "info@firm.example", href: "mailto:info@firm.example" };
export const props = { services: contactServices, subjects: serviceSubjects, phone, email };

export const unconfirmed = { ok: false, refused: false, message: "We got no confirmation." } as const;

export function show(endpoint = "") {
  render(<ContactForm {...props} endpoint={endpoint} />);
  return userEvent.setup();
}

export async function fill(user: ReturnType<typeof userEvent.setup>) {
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

export const sendButton = () => screen.getByRole("button", { name: "Send Message" });

/** Fills in a form that has an endpoint, and sends it. */
export async function sendFilled() {
  const user = show(enquiryPath);
  await fill(user);
  await user.click(sendButton());
  return user;
}

/** What is said of a failure, once something is. */
export async function failure() {
  const alert = screen.getByRole("alert");
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  return alert;
}
