import { replyLine, sent } from "@/lib/enquiry";
import { MailPhotographs, PhoneLink } from "./contact-links";
import type { EnquiryState } from "./enquiry-state";

const retrying = {
  unanswered: "We have no answer yet and are trying again.",
  answered: "Our server could not take it, so we are trying again.",
  offline: "Your device is offline, so we are trying again.",
} as const;

/** The text for the state of a message. */
export function FormStatus({ state }: { state: EnquiryState }) {
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
