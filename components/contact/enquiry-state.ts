import type { Enquiry } from "@/lib/enquiry";

/** What the form sends, without the token of the bot check, which is valid for one attempt. */
export type Message = Omit<Enquiry, "turnstile">;

/** Why an attempt failed that may be retried: no connection, no answer, or an error. */
export type Cause = "offline" | "unanswered" | "answered";

/**
 * `refused`: the endpoint has rejected the message. Otherwise it is unconfirmed and may have arrived. `fields` holds the
 * endpoint's messages about single fields.
 */
export type Failure = {
  readonly ok: false;
  readonly refused: boolean;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
};

export type Outcome = { readonly ok: true; readonly reference?: string | undefined } | Failure;

/** A message that was sent. It stays in the browser with its key until the endpoint has answered. */
export type StoredMessage = {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly sentAt: number;
  /** Empty once it has arrived. */
  readonly enquiry: Message;
  /** The endpoint's answer; undefined while the message awaits confirmation. */
  readonly outcome?: Outcome | undefined;
  /** The time of day at which an earlier page view sent it, such as "14:03". */
  readonly since?: string | undefined;
};

/**
 * The state of one message:
 *
 *     editing ── submit ─→ sending ── answer ─→ sent
 *        ↑                  ↑   └──── answer ─→ failed
 *      delete               └── submit ── (sent, failed)
 */
export type EnquiryState =
  | { readonly step: "editing"; readonly notice?: "restored" | "deleted" }
  | { readonly step: "sending"; readonly message: StoredMessage; readonly retry?: Cause }
  | {
      readonly step: "sent";
      readonly message: StoredMessage;
      readonly reference?: string | undefined;
      /** The form holds text that is not part of the message. */
      readonly hasOtherWords: boolean;
    }
  | { readonly step: "failed"; readonly message: StoredMessage; readonly failure: Failure };

export type EnquiryEvent =
  | { readonly type: "restore" | "delete" }
  | { readonly type: "submit"; readonly message: StoredMessage }
  | { readonly type: "retry"; readonly cause: Cause }
  | { readonly type: "answer"; readonly outcome: Outcome; readonly hasOtherWords: boolean };

export function enquiryReducer(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case "restore":
      return state.step === "editing" ? { step: "editing", notice: "restored" } : state;
    case "delete":
      return { step: "editing", notice: "deleted" };
    case "submit":
      return { step: "sending", message: event.message };
    case "retry":
      return state.step === "sending" ? { ...state, retry: event.cause } : state;
    case "answer": {
      if (state.step !== "sending") return state;
      const { message } = state;
      const { outcome, hasOtherWords } = event;
      return outcome.ok
        ? { step: "sent", message, reference: outcome.reference, hasOtherWords }
        : { step: "failed", message, failure: outcome };
    }
  }
}
