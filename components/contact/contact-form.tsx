"use client";

import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { accentButton } from "@/components/ui/button-class";
import { aboutLine, type Subject } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";
import { Challenge } from "./challenge";
import { EarlierMessages } from "./earlier-messages";
import { isControl } from "./fields";
import { FormField } from "./form-field";
import { FormOutcome } from "./form-outcome";
import { isBusy } from "./form-state";
import { smellsOfGas } from "./gas-escape";
import { trap } from "./trap";
import { useEarlier } from "./use-earlier";
import { useEnquiry } from "./use-enquiry";
import { useSubject } from "./use-subject";
import { useToaster } from "./use-toaster";

type Props = {
  services: readonly string[];
  /** The pages that a link to the form may name, without the areas. */
  subjects: readonly Subject[];
  endpoint: string;
  /** Switches the check for programs on. */
  challengeKey?: string;
  phone: ContactLink;
  email: ContactLink;
  /** What is shown beside the button once the form is about an emergency. */
  urgentNote?: ReactNode;
};

/**
 * Loaded once a message has arrived, where the owner takes photographs; else the build leaves it out. Where it cannot be
 * loaded, the outcome stands without it.
 */
const Photographs =
  process.env.PHOTOGRAPHS === "on"
    ? lazy(() => import("./photographs").catch(() => ({ default: () => <></> })))
    : undefined;

/**
 * The quote form. It is a real form: without scripts it posts to the endpoint or, where the deployment has none, opens
 * a draft in the visitor's mail program. Only the browser's own checks apply.
 */
export function ContactForm({ services, subjects, endpoint, challengeKey, phone, email, urgentNote }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, errors, submit, note, remove, ...use } = useEnquiry(form, endpoint);
  const earlier = useEarlier(form, endpoint, use);
  const subject = useSubject(form, subjects);
  const [isTouched, setTouched] = useState(false);
  const Toaster = useToaster(isTouched || state.step !== "ready");
  const busy = isBusy(state);

  /** Marks a form that tells of a gas escape, for the note beside its button. */
  const mark = (of: HTMLFormElement) => of.toggleAttribute("data-escape", smellsOfGas(of));
  // What was chosen and typed before the scripts came, and fields that have been cleared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step says when the fields may have been cleared
  useEffect(() => {
    if (form.current) mark(form.current);
  }, [state.step]);

  function send(event: FormEvent<HTMLFormElement>) {
    // "Try again" goes with its message; the focus must not go with it.
    if (document.activeElement?.closest("[role=alert]")) button.current?.focus();
    return submit(event);
  }

  return (
    <>
      <form
        ref={form}
        action={endpoint || undefined}
        method="post"
        onSubmit={send}
        // Repeats the browser's own message beside its field; the browser's check itself stays as it is.
        onInvalidCapture={({ target }) => isControl(target) && note(target.name, target.validationMessage)}
        onInput={({ target, currentTarget }) => {
          mark(currentTarget);
          if (isControl(target)) note(target.name);
        }}
        onFocus={() => setTouched(true)}
        aria-label="Request a quote"
        data-contact="form:contact"
        className="grid gap-5"
      >
        <FormField name="name" error={errors.name} />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField name="phone" error={errors.phone} />
          <FormField name="email" error={errors.email} />
        </div>
        <FormField
          name="service"
          options={services}
          hint={subject ? aboutLine(subject) : "Leave it open if you are not sure."}
          error={errors.service}
        />
        <FormField name="message" rows={6} error={errors.message} />
        {/* Written by the inline loader, and the same for its own post and the script's; never at build. */}
        {endpoint && <input type="hidden" name="key" />}
        <input type="hidden" name="page" />
        {trap}
        {endpoint && challengeKey && <Challenge siteKey={challengeKey} isWanted={isTouched} isBusy={busy} />}
        {/* No box of its own, so that it takes no room while it says nothing. */}
        <div aria-live="polite" className="contents">
          {urgentNote}
        </div>
        <button
          ref={button}
          type="submit"
          // On the button, because browsers warn of a form whose own action is not https.
          formAction={endpoint ? undefined : `${email.href}?subject=Enquiry`}
          formEncType={endpoint ? undefined : "text/plain"}
          aria-busy={busy}
          aria-disabled={busy}
          className={accentButton}
        >
          {busy ? "Sending your message…" : "Send Message"}
        </button>
        <FormOutcome state={state} form={form} phone={phone} email={email} onDelete={remove} />
      </form>
      {Photographs && <Suspense>{state.key && <Photographs key={state.key} enquiryKey={state.key} />}</Suspense>}
      {endpoint && <EarlierMessages {...earlier} phone={phone} />}
      {Toaster && <Toaster state={state} phone={phone} />}
    </>
  );
}
