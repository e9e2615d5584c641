"use client";

import type { RefObject } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import { isField, mailAbout, referenceLine, sent } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";
import type { EnquiryState, Failure } from "./enquiry-state";
import { mailDraft } from "./mail-draft";

type Ways = { phone: ContactLink; email: ContactLink };
type Props = Ways & {
  state: EnquiryState;
  form: RefObject<HTMLFormElement | null>;
  /** Deletes the words in the form. */
  onDelete: () => void;
};

/**
 * What becomes of the enquiry, under the form: it stays where a toast goes. Both regions stand in the page before they
 * have something to say, as screen readers announce only what changes in a region they know.
 */
export function FormOutcome({ state, form, phone, email, onDelete }: Props) {
  const remove = (
    <button type="button" onClick={onDelete} className={`${outlineButton} mt-4`}>
      Delete this draft
    </button>
  );
  const { href } = email;
  return (
    <div className="-mt-5">
      <p role="status" className="font-semibold not-empty:mt-5">
        <Status state={state} phone={phone} email={email} />
      </p>
      {state.step === "editing" && state.notice === "restored" && remove}
      <div role="alert">
        {state.step === "failed" && (
          <div className="mt-5 border-2 border-emergency bg-emergency-tint p-5">
            <p className="font-semibold">
              {state.message.since &&
                !state.failure.refused &&
                `We have not confirmed your message of ${state.message.since}. `}
              {state.failure.message} Everything you typed is still here.
            </p>
            <Objections {...state.failure} />
            <p className="mt-2">
              Call <PhoneLink {...phone} />, or{" "}
              <a
                href={form.current ? mailDraft(href, form.current) : href}
                onClick={({ currentTarget }) => {
                  // With what was typed since.
                  if (form.current) currentTarget.href = mailDraft(href, form.current);
                }}
                className="text-link"
                data-contact="email:form-error"
              >
                send it by e-mail to <span translate="no">{email.display}</span>
              </a>
              .
            </p>
            <button type="submit" className={`${solidButton} mt-4 mr-4`}>
              Try again
            </button>
            {remove}
          </div>
        )}
      </div>
    </div>
  );
}

const retrying = {
  unanswered: "We have no answer yet and are trying again.",
  answered: "Our server could not take it, so we are trying again.",
  offline: "Your device is offline, so we are trying again.",
} as const;

/** How far a message is, in words. */
function Status({ state, phone, email }: Ways & { state: EnquiryState }) {
  switch (state.step) {
    case "editing":
      if (state.notice === "restored") return "Your draft is still here. This page has not sent it.";
      return state.notice === "deleted" && "Your draft has been deleted.";
    case "sending":
      if (!state.retry) return state.message.since && `Your message of ${state.message.since} is being sent again.`;
      return (
        <>
          {retrying[state.retry]} If it cannot wait, call <PhoneLink {...phone} />.
        </>
      );
    case "sent":
      return (
        <>
          {arrivedWords(state.message.since, state.reference)}{" "}
          {state.reference && (
            <>
              If it cannot wait, call <PhoneLink {...phone} />.{" "}
              {process.env.PHOTOGRAPHS !== "on" && <MailPhotographs email={email} reference={state.reference} />}
            </>
          )}
          {state.hasOtherWords ? (
            "Your later changes are still in the form. They have not been sent."
          ) : (
            <>
              <a href="#what-happens-next" className="text-link">
                What happens next
              </a>{" "}
              <a href="#existing-customers" className="text-link">
                How to change or follow it up
              </a>
            </>
          )}
        </>
      );
    default:
      return null;
  }
}

export function arrivedWords(since: string | undefined, reference: string | undefined): string {
  const title = since ? `Your message of ${since} has arrived.` : sent.title;
  return [title, sent.reply, reference && referenceLine(reference)].filter(Boolean).join(" ");
}

/** The way of photographs where this page takes none. */
export function MailPhotographs({ email, reference }: { email: ContactLink; reference?: string | undefined }) {
  const href = reference ? mailAbout(email.href, reference) : email.href;
  return (
    <>
      <a href={href} className="text-link" data-contact="email:photographs">
        Send photographs by e-mail
      </a>
      .{" "}
    </>
  );
}

/** What the endpoint has against fields: those that people see are marked; of the others the words stand here. */
function Objections({ fields = {} }: Failure) {
  const names = Object.keys(fields);
  return (
    <>
      {names.some(isField) && <p className="mt-2">Please correct the fields marked above.</p>}
      {names
        .filter((name) => !isField(name))
        .map((name) => (
          <p key={name} className="mt-2">
            {name === "website"
              ? "Your browser had filled in a field that must stay empty. It is empty now: please try again."
              : fields[name]}
          </p>
        ))}
    </>
  );
}

export function PhoneLink({ display, href }: ContactLink) {
  return (
    <a href={href} className="text-link whitespace-nowrap" data-contact="phone:form" translate="no">
      {display}
    </a>
  );
}
