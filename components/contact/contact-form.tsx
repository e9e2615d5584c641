"use client";

import { type ComponentType, type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { accentButton } from "@/components/ui/button-class";
import { aboutLine, type Subject } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";
import { EarlierMessage } from "./earlier-message";
import { FormField } from "./form-field";
import { FormOutcome, MailPhotographs } from "./form-outcome";
import { isControl } from "./form-words";
import { markGasEscape } from "./gas-escape";
import type { PhotographsProps } from "./photographs";
import { useChallenge } from "./use-challenge";
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
 * loaded, the way by e-mail stands in its place.
 */
const Photographs =
  process.env.PHOTOGRAPHS === "on"
    ? lazy<ComponentType<PhotographsProps & { email: ContactLink }>>(() =>
        import("./photographs").catch(() => ({ default: MailPhotographs })),
      )
    : undefined;

/**
 * The quote form. It is a real form: without scripts it posts to the endpoint or, where the deployment has none, opens
 * a draft in the visitor's mail program. Only the browser's own checks apply.
 */
export function ContactForm({ services, subjects, endpoint, challengeKey, phone, email, urgentNote }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isTouched, setTouched] = useState(false);
  const { container, takeToken } = useChallenge(challengeKey, isTouched);
  const { state, errors, earlier, submit, edit, note, remove } = useEnquiry(form, endpoint, takeToken);
  const subject = useSubject(form, subjects);
  const Toaster = useToaster(isTouched || state.step !== "editing");
  const isSending = state.step === "sending";
  /** Every message that has arrived: the files chosen for one stay when the next is sent. */
  const [arrived, setArrived] = useState<readonly { key: string; reference: string | undefined }[]>([]);
  if (state.step === "sent" && arrived.at(-1)?.key !== state.message.key) {
    setArrived([...arrived, { key: state.message.key, reference: state.reference }]);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // "Try again" goes with its message; the focus must not go with it.
    if (document.activeElement?.closest("[role=alert]")) button.current?.focus();
    submit(event.currentTarget);
  }

  return (
    <>
      <form
        ref={form}
        action={endpoint || undefined}
        method="post"
        onSubmit={onSubmit}
        // Repeats the browser's own message beside its field; the browser's check itself stays as it is.
        onInvalidCapture={({ target }) => isControl(target) && note(target.name, target.validationMessage)}
        onInput={({ target, currentTarget }) => {
          markGasEscape(currentTarget);
          edit(currentTarget);
          if (isControl(target)) note(target.name);
        }}
        onReset={({ currentTarget }) => currentTarget.removeAttribute("data-escape")}
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
          hint={subject ? aboutLine(subject) : "Leave this blank if you are not sure."}
          error={errors.service}
        />
        <FormField name="message" rows={6} error={errors.message} />
        {/* No box of its own, so that it takes no room while it is not shown. */}
        <div aria-live="polite" className="contents">
          <p className="contract-note -mt-3 text-small text-ink-soft">
            How many sites do you have, and roughly what plant is in them?
          </p>
        </div>
        {endpoint && <input type="hidden" name="key" />}
        <input type="hidden" name="page" />
        {/* The honeypot: hidden from people; a program that fills in every field gives itself away. */}
        <div hidden>
          <label htmlFor="website">Leave this empty</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {endpoint && challengeKey && <div ref={container} />}
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
          aria-busy={isSending}
          aria-disabled={isSending}
          className={accentButton}
        >
          {isSending ? "Sending your message…" : "Send Message"}
        </button>
        <FormOutcome state={state} form={form} phone={phone} email={email} onDelete={remove} />
      </form>
      {Photographs && endpoint && (
        <Suspense>
          {arrived.map(({ key, reference }) => {
            const isLatest = key === arrived.at(-1)?.key;
            return <Photographs key={key} enquiryKey={key} {...{ endpoint, isLatest, reference, email }} />;
          })}
        </Suspense>
      )}
      {earlier.map((message) => (
        <EarlierMessage key={message.key} {...{ message, endpoint, takeToken, phone }} />
      ))}
      {Toaster && <Toaster state={state} phone={phone} />}
    </>
  );
}
