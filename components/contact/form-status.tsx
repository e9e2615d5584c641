import { sent } from "@/lib/enquiry";
import type { FormState } from "./form-state";

type Contact = { readonly display: string; readonly href: string };

const trying = {
  unanswered: "No answer yet, trying again.",
  answered: "Our server could not take it yet, trying again.",
  offline: "Your device is offline, trying again.",
} as const;

/** How far the enquiry in the form is, in words. */
export function FormStatus({ state: { step, since }, phone }: { state: FormState; phone: Contact }) {
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
      return (
        <>
          {since ? `${yours} has arrived.` : sent.title} {sent.reply}{" "}
          <a href="#what-happens-next" className="text-link">
            What happens next
          </a>
        </>
      );
    case "changed":
      return `${since ? `${yours} has arrived.` : sent.title} ${sent.reply} What you changed since is still in the form. It has not been sent.`;
    default:
      return null;
  }
}

export function PhoneLink({ display, href }: Contact) {
  return (
    <a href={href} className="text-link" data-contact="phone:form">
      {display}
    </a>
  );
}
