import { mailAbout, referenceLine, sent } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";
import type { FormState } from "./form-state";

const trying = {
  unanswered: "No answer yet, trying again.",
  answered: "Our server could not take it yet, trying again.",
  offline: "Your device is offline, trying again.",
} as const;

type Props = { state: FormState; phone: ContactLink; email: ContactLink };

/** How far the enquiry in the form is, in words. */
export function FormStatus({ state: { step, since, reference }, phone, email }: Props) {
  const yours = since ? `Your message of ${since}` : "Your message";
  switch (step) {
    case "returned":
      return "Your draft is still here. This page has not sent it.";
    case "deleted":
      return "The draft is deleted.";
    case "sending":
      return since && `${yours} is being sent again.`;
    case "offline":
    case "unanswered":
    case "answered":
      return (
        <>
          {trying[step]} If it cannot wait, call <PhoneLink {...phone} />.
        </>
      );
    case "elsewhere":
      return `${yours} is being sent from another tab.`;
    case "finished elsewhere":
      return `${yours} was sent from another tab. If that tab did not confirm it, send it again here: it arrives only once.`;
    case "sent":
    case "changed":
      return (
        <>
          {since ? `${yours} has arrived.` : sent.title} {sent.reply}{" "}
          {reference && <Quoted reference={reference} phone={phone} email={email} />}
          {step === "changed" ? (
            "What you changed since is still in the form. It has not been sent."
          ) : (
            <a href="#what-happens-next" className="text-link">
              What happens next
            </a>
          )}
        </>
      );
    default:
      return null;
  }
}

/** The reference of a message that has arrived, and the ways on from there. */
function Quoted({ reference, phone, email }: { reference: string; phone: ContactLink; email: ContactLink }) {
  return (
    <>
      {referenceLine(reference)} If it cannot wait, call <PhoneLink {...phone} />.{" "}
      {process.env.PHOTOGRAPHS === "on" ? (
        "You can add photographs below."
      ) : (
        <>
          <a href={mailAbout(email.href, reference)} className="text-link" data-contact="email:photographs">
            Send photographs by e-mail
          </a>
          .
        </>
      )}{" "}
    </>
  );
}

export function PhoneLink({ display, href }: ContactLink) {
  return (
    <a href={href} className="text-link" data-contact="phone:form" translate="no">
      {display}
    </a>
  );
}
