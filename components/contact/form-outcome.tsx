"use client";

import { outlineButton, solidButton } from "@/components/ui/button-class";
import { fields, isField, replyLine, sent, unconfirmedHours, type Words } from "@/lib/enquiry";
import { mailDraft } from "@/lib/mail-draft";
import { MailPhotographs, PhoneLink, useEmail } from "./contact-links";
import type { EnquiryState } from "./enquiry-state";

type Props = {
  state: EnquiryState;
  /** What a mail draft holds. */
  words: () => Words;
  /** Deletes the draft. */
  onDelete: () => void;
  /** Sends a message that is not in the form again. */
  onRetry?: () => void;
};

/**
 * The outcome of a message, which stays when the toast disappears. Both live regions are always rendered, because screen
 * readers announce only changes in a region that they know.
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
        <Status state={state} />
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
                  // Includes what was typed since.
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

/** Browsers may fill in the honeypot, which visitors cannot see. */
const honeypotFilled = "Your browser had filled in a field that must stay empty. It is empty now: please try again.";

const retrying = {
  unanswered: "We have no answer yet and are trying again.",
  answered: "Our server could not take it, so we are trying again.",
  offline: "Your device is offline, so we are trying again.",
} as const;

/** The state of a message in words. */
function Status({ state }: { state: EnquiryState }) {
  switch (state.step) {
    case "editing":
      if (state.notice === "restored") return "Your draft is still here. This page has not sent it.";
      return state.notice === "deleted" && "Your draft has been deleted.";
    case "sending":
      if (!state.retry) return state.message.since && `Your message of ${state.message.since} is being sent again.`;
      return (
        <>
          {retrying[state.retry]} If it cannot wait, call <PhoneLink />.
        </>
      );
    case "sent":
      return (
        <>
          {state.message.since ? `Your message of ${state.message.since} has arrived.` : sent.title}{" "}
          {replyLine(state.reference)}{" "}
          {state.reference && (
            <>
              If it cannot wait, call <PhoneLink />.{" "}
              {process.env.PHOTOGRAPHS !== "on" && <MailPhotographs reference={state.reference} />}
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
