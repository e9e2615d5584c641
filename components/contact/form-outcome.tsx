"use client";

import type { RefObject } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import { isField } from "@/lib/enquiry";
import { PhoneLink, useEmail } from "./contact-links";
import type { EnquiryState, Failure } from "./enquiry-state";
import { FormStatus } from "./form-status";
import { mailDraft } from "./mail-draft";

type Props = {
  state: EnquiryState;
  form: RefObject<HTMLFormElement | null>;
  /** Deletes the draft. */
  onDelete: () => void;
};

/**
 * The outcome of the enquiry, under the form; it stays when the toast disappears. Both live regions are always rendered,
 * because screen readers announce only changes in a region that they know.
 */
export function FormOutcome({ state, form, onDelete }: Props) {
  const remove = (
    <button type="button" onClick={onDelete} className={`${outlineButton} mt-4`}>
      Delete this draft
    </button>
  );
  const { href, display } = useEmail();
  return (
    <div className="-mt-5">
      <p role="status" className="font-semibold not-empty:mt-5">
        <FormStatus state={state} />
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
              Call <PhoneLink />, or{" "}
              <a
                href={form.current ? mailDraft(href, form.current) : href}
                onClick={({ currentTarget }) => {
                  // Includes what was typed since.
                  if (form.current) currentTarget.href = mailDraft(href, form.current);
                }}
                className="text-link"
                data-contact="email:form-error"
              >
                send it by e-mail to <span translate="no">{display}</span>
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

/** The endpoint's objections: visible fields are marked, those to hidden fields are listed here. */
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
