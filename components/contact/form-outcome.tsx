"use client";

import { outlineButton, solidButton } from "@/components/ui/button-class";
import { fields, isField, unconfirmedHours, type Words } from "@/lib/enquiry";
import { mailDraft } from "@/lib/mail-draft";
import { PhoneLink, useEmail } from "./contact-links";
import type { EnquiryState } from "./enquiry-state";
import { FormStatus } from "./form-status";

type Props = {
  state: EnquiryState;
  /** Returns the content of a mail draft. */
  words: () => Words;
  /** Deletes the draft. */
  onDelete: () => void;
  /** Sends the message again, if it is not in the form. */
  onRetry?: () => void;
};

/**
 * The outcome of a message, which stays when the toast disappears. Both live regions are always rendered, because
 * screen readers announce changes only in a region that already exists.
 */
export function FormOutcome({ state, words, onDelete, onRetry }: Props) {
  const { href, display } = useEmail();
  const remove = (
    <button type="button" onClick={onDelete} className={`${outlineButton} mt-4`}>
      Delete this draft
    </button>
  );
  return (
    <>
      <p role="status" className="font-semibold not-empty:mt-5">
        <FormStatus state={state} />
      </p>
      {state.step === "editing" && state.notice === "restored" && remove}
      <div role="alert">
        {state.step === "failed" && (
          <div className="mt-5 border-2 border-emergency bg-emergency-tint p-5">
            <p className="font-semibold">
              {state.message.since &&
                !state.refused &&
                `We have not confirmed your message of ${state.message.since}. `}
              {state.reason}{" "}
              {onRetry
                ? `It is kept here for ${unconfirmedHours} hours at most.`
                : "Everything you typed is still here."}
            </p>
            {onRetry && <blockquote className="mt-2 whitespace-pre-line">{words().message}</blockquote>}
            {Object.entries(state.fields ?? {}).map(([name, text]) => (
              <p key={name} className="mt-2">
                {name === "website" ? honeypotFilled : isField(name) ? `${fields[name].label}: ${text}` : text}
              </p>
            ))}
            <p className="mt-2">
              Call <PhoneLink />, or{" "}
              <a
                href={mailDraft(href, words())}
                onClick={({ currentTarget }) => {
                  // Includes the text that was typed since the message was sent.
                  currentTarget.href = mailDraft(href, words());
                }}
                className="text-link"
                data-contact="email:form-error"
              >
                send it by e-mail to <span translate="no">{display}</span>
              </a>
              .
            </p>
            <button type={onRetry ? "button" : "submit"} onClick={onRetry} className={`${solidButton} mt-4 mr-4`}>
              {onRetry ? "Send it again" : "Try again"}
            </button>
            {remove}
          </div>
        )}
      </div>
    </>
  );
}

/** Browsers may autofill the honeypot, which visitors cannot see. */
const honeypotFilled = "Your browser had filled in a field that must stay empty. It is empty now: please try again.";
