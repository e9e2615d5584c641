"use client";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { accentButton } from "@/components/ui/button-class";
import { aboutLine, type Subject } from "@/lib/enquiry";
import { challengeScript } from "./challenge";
import { type ContactLinks, ContactLinksContext } from "./contact-links";
import { markGasEscape } from "./detect-gas-escape";
import { EarlierMessage } from "./earlier-message";
import { FormField } from "./form-field";
import { FormOutcome } from "./form-outcome";
import { emptyForm, isControl, readForm } from "./form-words";
import { PhotographUploads } from "./photograph-uploads";
import { Toaster } from "./toaster";
import { useEnquiry } from "./use-enquiry";
import { useSubject } from "./use-subject";

type Props = {
  services: readonly string[];
  messageHint: string;
  /** The pages, except areas, that a link to the form may name. */
  subjects: readonly Subject[];
  endpoint: string;
  /** The site key of the bot check (Turnstile); without it the check is off. */
  challengeKey?: string;
  /** The phone number and e-mail address to use when sending fails. */
  links: ContactLinks;
  /** Shown beside the button when the form is about an emergency. */
  urgentNote?: ReactNode;
  /** Shown beside the button. */
  children?: ReactNode;
};

/**
 * The quote form. Without scripts it posts to the endpoint or, if the deployment has none, opens a draft in the
 * visitor's mail program. Only the browser's validation applies.
 */
export function ContactForm(props: Props) {
  const { services, messageHint, subjects, endpoint, challengeKey, links, urgentNote, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isTouched, setTouched] = useState(false);
  const { state, errors, earlier, arrived, submit, edit, note, remove } = useEnquiry(form, endpoint);
  const subject = useSubject(form, subjects);
  const isSending = state.step === "sending";

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Moves the focus first, because "Try again" is removed with its message.
    if (document.activeElement?.closest("[role=alert]")) button.current?.focus();
    submit(event.currentTarget);
  }

  return (
    <ContactLinksContext value={links}>
      <form
        ref={form}
        action={endpoint || undefined}
        method="post"
        onSubmit={onSubmit}
        // Shows the browser's validation message beside its field instead of in a bubble, which covers the next field.
        onInvalidCapture={(event) => {
          const { target, currentTarget } = event;
          if (!isControl(target)) return;
          event.preventDefault();
          note(target.name, target.validationMessage);
          if (target === currentTarget.querySelector(":invalid")) target.focus();
        }}
        onInput={({ target, currentTarget }) => {
          markGasEscape(currentTarget);
          edit(currentTarget);
          if (isControl(target)) note(target.name);
        }}
        onFocus={() => setTouched(true)}
        aria-label="Request a quote"
        data-contact="form:contact"
        className="enquiry panel max-md:border-0 max-md:bg-transparent max-md:[box-shadow:none]"
      >
        <div>
          <FormField name="name" error={errors.name} />
          <FormField name="phone" error={errors.phone} />
          <FormField name="email" error={errors.email} />
          <FormField
            name="service"
            options={services}
            hint={subject.name ? aboutLine(subject.name) : "Leave this blank if you are not sure."}
            error={errors.service}
          />
        </div>
        <div className="message">
          <FormField name="message" rows={6} hint={messageHint} error={errors.message} />
          {/* "contents", so that it takes no space while empty. */}
          <div aria-live="polite" className="contents">
            <p className="contract-note -mt-3 text-small text-ink-soft">
              How many sites do you have, and roughly what plant is in them?
            </p>
          </div>
        </div>
        <div>
          {endpoint && <input type="hidden" name="key" />}
          <input type="hidden" name="page" value={subject.path} />
          {/* The honeypot: hidden from people, filled in by bots. */}
          <div hidden>
            <label htmlFor="website">Leave this empty</label>
            <input id="website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          {endpoint && challengeKey && (
            <>
              <div className="cf-turnstile" data-sitekey={challengeKey} />
              {/* No third-party request before the visitor uses the form. */}
              {isTouched && <script async src={challengeScript} />}
            </>
          )}
          <div aria-live="polite" className="contents">
            {urgentNote}
          </div>
          <div>
            <div className="grid items-center gap-x-10 gap-y-4 md:grid-flow-col md:auto-cols-fr">
              {children}
              <button
                ref={button}
                type="submit"
                // Set on the button, because browsers warn about a form whose action is not https.
                formAction={endpoint ? undefined : `${links.email.href}?subject=Enquiry`}
                formEncType={endpoint ? undefined : "text/plain"}
                aria-busy={isSending}
                aria-disabled={isSending}
                className={accentButton}
              >
                {isSending ? "Sending your message…" : "Send Message"}
              </button>
            </div>
            <FormOutcome
              state={state}
              words={() => (form.current ? readForm(form.current) : emptyForm)}
              onDelete={remove}
            />
          </div>
        </div>
      </form>
      {endpoint && <PhotographUploads {...{ arrived, endpoint }} />}
      {earlier.map((message) => (
        <EarlierMessage key={message.key} {...{ message, endpoint }} />
      ))}
      {/* Loads its script when the form is first used, so that it is there if the connection breaks. */}
      {(isTouched || state.step !== "editing") && <Toaster state={state} />}
    </ContactLinksContext>
  );
}
