import type { Cause, Failure } from "./delivery-outcome";

/** How far the enquiry in the form is. */
export type FormState = {
  readonly step:
    | "ready"
    /** Words of an earlier visit are in the form; they were not sent. */
    | "returned"
    | "deleted"
    | "sending"
    /** Trying again, after a failure with this cause. */
    | Cause
    | "sent"
    /** Sent, and the visitor went on typing meanwhile: those words are still in the form. */
    | "changed"
    | "failed"
    /** Another tab of the visitor's answers for these words, or did. */
    | "elsewhere"
    | "finished elsewhere";
  /** When the message was first sent, such as "14:03", where that was on a page that has since been left. */
  readonly since?: string;
  /** What the endpoint calls the message that has arrived. */
  readonly reference?: string | undefined;
  /** The key of the message that has arrived, where photographs may follow it. */
  readonly key?: string;
  readonly failure?: Failure;
};

const underWay: readonly FormState["step"][] = ["sending", "offline", "unanswered", "answered"];

/** Whether a message is on its way from this page. */
export function isBusy({ step }: FormState): boolean {
  return underWay.includes(step);
}
