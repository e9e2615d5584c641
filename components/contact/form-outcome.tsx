"use client";

import type { RefObject } from "react";
import { draft } from "./draft";
import { isVisible } from "./fields";
import type { FormState } from "./use-enquiry";

type Contact = { readonly display: string; readonly href: string };
type Props = { state: FormState; form: RefObject<HTMLFormElement | null>; phone: Contact; email: Contact };
type Failure = Extract<FormState, object>;

/** What becomes of the enquiry, under the form: it stays where a toast goes. */
export function FormOutcome({ state, form, phone, email }: Props) {
  const failed = typeof state === "object";
  return (
    <>
      <p role="status" className="font-semibold empty:hidden">
        {state === "retrying" && (
          <>
            No answer yet, trying again. If it cannot wait, call <PhoneLink {...phone} />.
          </>
        )}
        {(state === "sent" || state === "changed") && "Message Sent! We'll get back to you within 24 hours. "}
        {state === "sent" && (
          <a href="#what-happens-next" className="text-link">
            What happens next
          </a>
        )}
        {state === "changed" && "What you changed since is still in the form: send it again to correct your message."}
      </p>
      {failed && (
        <div role="alert" className="border-2 border-emergency bg-emergency-tint p-5">
          <p className="font-semibold">{state.message} Everything you typed is still here.</p>
          <Objections {...state} />
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
              send it by e-mail to {email.display}
            </a>
            .
          </p>
          <button type="submit" className="button mt-4 border-ink bg-ink text-paper">
            Try again
          </button>
        </div>
      )}
    </>
  );
}

function PhoneLink({ display, href }: Contact) {
  return (
    <a href={href} className="text-link" data-contact="phone:form">
      {display}
    </a>
  );
}

/** What the endpoint has against fields: those that people see are marked; of the others the words stand here. */
function Objections({ fields = {} }: Failure) {
  const names = Object.keys(fields);
  return (
    <>
      {names.some(isVisible) && <p className="mt-2">Please correct the fields marked above.</p>}
      {names
        .filter((name) => !isVisible(name))
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
