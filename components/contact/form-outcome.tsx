"use client";

import type { RefObject } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import { isField } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";
import type { Failure } from "./delivery-outcome";
import { draft } from "./draft";
import type { FormState } from "./form-state";
import { FormStatus, PhoneLink } from "./form-status";

type Props = {
  state: FormState;
  form: RefObject<HTMLFormElement | null>;
  phone: ContactLink;
  email: ContactLink;
  /** Deletes the draft. */
  onDelete: () => void;
};

/**
 * What becomes of the enquiry, under the form: it stays where a toast goes. Both regions stand in the page before they
 * have something to say, as screen readers announce only what changes in a region they know.
 */
export function FormOutcome({ state, form, phone, email, onDelete }: Props) {
  const { step, since, failure } = state;
  return (
    <div className="-mt-5">
      <p role="status" className="font-semibold not-empty:mt-5">
        <FormStatus state={state} phone={phone} email={email} />
      </p>
      {step === "returned" && <DeleteDraft onDelete={onDelete} />}
      <div role="alert">
        {failure && (
          <div className="mt-5 border-2 border-emergency bg-emergency-tint p-5">
            <p className="font-semibold">
              {since && !failure.refused && `Your message of ${since} is not confirmed. `}
              {failure.message} Everything you typed is still here.
            </p>
            <Objections {...failure} />
            <p className="mt-2">
              Call <PhoneLink {...phone} />, or{" "}
              <a
                href={form.current ? draft(email.href, form.current) : email.href}
                onClick={({ currentTarget }) => {
                  // With what was typed since.
                  if (form.current) currentTarget.href = draft(email.href, form.current);
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
            <DeleteDraft onDelete={onDelete} />
          </div>
        )}
      </div>
    </div>
  );
}

function DeleteDraft({ onDelete }: { onDelete: () => void }) {
  return (
    <button type="button" onClick={onDelete} className={`${outlineButton} mt-4`}>
      Delete this draft
    </button>
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
