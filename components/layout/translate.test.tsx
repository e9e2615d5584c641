import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, type ReactNode } from "react";
import BookingDialog from "@/components/booking/booking-dialog";
import { Plan } from "@/components/calendar/plan";
import { ContactLinksContext } from "@/components/contact/contact-links";
import type { EnquiryState } from "@/components/contact/enquiry-state";
import { FormOutcome } from "@/components/contact/form-outcome";
import { emptyForm } from "@/components/contact/form-words";
import { Toaster } from "@/components/contact/toaster";
import { PostcodeForm } from "@/components/coverage/postcode-form";
import { business } from "@/data/business";
import { duties } from "@/data/duties";
import { planOf } from "@/lib/duties";
import { site } from "@/lib/site";

// jsdom has no layout and therefore no scrolling.
Element.prototype.scrollIntoView = () => {};

const { phone, email } = site;

/** Expects the firm's words on the page, all marked `translate="no"`. */
function expectKept(...words: readonly string[]) {
  for (const word of words) {
    const holding = screen.getAllByText(word, { exact: false });
    expect(holding.filter((element) => !element.closest("[translate=no]"))).toEqual([]);
  }
}

// e2e/built-pages.spec.ts checks the exported HTML; these tests check what only scripts render.
afterEach(() => jest.useRealTimers());

describe("the firm's name and numbers are marked as untranslatable in", () => {
  const failure = { step: "failed", refused: false, reason: "We got no confirmation." } as const;
  const form = createRef<HTMLFormElement>();
  const about = { message: { key: "", sentAt: 0, enquiry: emptyForm }, hasOtherWords: false };
  const inForm = (children: ReactNode) =>
    render(<ContactLinksContext value={{ phone, email }}>{children}</ContactLinksContext>);

  it("the booking dialog, and its message when the frame does not load", () => {
    jest.useFakeTimers();
    const service = "https://book.example.com/1";
    render(<BookingDialog open onOpenChange={() => {}} opener={form} bookingUrl={service} phone={phone} />);
    expectKept(phone.display);
    act(() => jest.runAllTimers());
    expect(screen.getByRole("status")).toHaveTextContent("taking long");
    expectKept(phone.display);
  });

  it.each<EnquiryState>([
    { step: "sending", retry: "offline", ...about },
    { step: "sent", reference: "7KM3QX", ...about },
    { ...failure, ...about },
  ])("the outcome of a message: $step", (state) => {
    inForm(<FormOutcome state={state} words={() => emptyForm} onDelete={() => {}} />);
    expectKept(phone.display, ...(state.step === "failed" ? [email.display] : []));
  });

  it("the toast", async () => {
    inForm(<Toaster state={{ ...failure, ...about }} />);
    await screen.findByText(failure.reason);
    expectKept(phone.display);
  });

  it("the answers of the postcode look-up", async () => {
    render(<PostcodeForm phone={phone} />);
    await userEvent.type(screen.getByRole("textbox"), "Watford{Enter}");
    await screen.findByText(/Yes, we come to/);
    expectKept(phone.display);
  });

  it("a printed plan", () => {
    const firm = { name: business.name, phone: phone.display, host: "firm.example" };
    const plant = { id: "a", duty: "gas-let", name: "", date: "2026-11-01", more: "" } as const;
    const entry = { ...plant, kilograms: "", stated: false, sealed: false, detection: false };
    const now = "2026-11-22";
    render(<Plan plan={planOf([entry], duties, now)} entries={[entry]} duties={duties} now={now} firm={firm} />);
    expectKept(business.name, phone.display);
  });
});
