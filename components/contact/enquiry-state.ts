import type { Enquiry } from "@/lib/enquiry";

/** A submitted message. It stays in the browser with its key until the endpoint has answered. */
export type StoredMessage = {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly sentAt: number;
  /** Emptied after delivery. */
  readonly enquiry: Enquiry;
  /** The endpoint's answer; undefined while the message awaits confirmation. */
  readonly outcome?: Outcome | undefined;
  /** The time at which an earlier page view sent it, such as "14:03". */
  readonly since?: string | undefined;
};

/**
 * The outcome of a message. `refused`: the endpoint has rejected it; otherwise it is unconfirmed and may have arrived.
 * `fields` holds the endpoint's messages about single fields.
 */
export type Outcome =
  | { readonly step: "sent"; readonly reference?: string | undefined }
  | {
      readonly step: "failed";
      readonly refused: boolean;
      readonly reason: string;
      readonly fields?: Readonly<Record<string, string>>;
    };

/** Why a retried attempt failed: no connection, no answer, or an error. */
type Cause = "offline" | "unanswered" | "answered";

export type Sending = { readonly step: "sending"; readonly message: StoredMessage; readonly retry?: Cause };

/**
 * The state of the form, or of one message:
 *
 *     editing ── submit ─→ sending ── answer ─→ sent
 *        ↑                  ↑   └──── answer ─→ failed
 *      delete               └── submit ── (sent, failed)
 */
export type EnquiryState =
  | { readonly step: "editing"; readonly notice?: "restored" | "deleted" }
  | Sending
  | (Outcome & {
      readonly message: StoredMessage;
      /** Whether the form holds text that is not part of the message. */
      readonly hasOtherWords: boolean;
    });
