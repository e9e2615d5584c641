"use client";

import { useReducer, useRef } from "react";
import { deliver } from "./deliver";
import { enquiryReducer, type Outcome, type StoredMessage } from "./enquiry-state";
import { forgetMessage, storeMessage } from "./storage";
import type { TakeToken } from "./use-challenge";

/** How long a confirmation must be shown, in milliseconds; if the page is left sooner, the next one shows it again. */
const readingTime = 3000;

/**
 * Delivers one message at a time, and knows how far it is.
 * @param endpoint where messages go; empty where the deployment has none, and then nothing is sent
 * @param settle does what the answer means for the form; gives whether other words than the message's stand there
 */
export function useDelivery(
  endpoint: string,
  takeToken: TakeToken,
  settle: (message: StoredMessage, outcome: Outcome) => boolean = () => false,
) {
  const [state, dispatch] = useReducer(enquiryReducer, { step: "editing" });
  // A second submission may come before React has rendered the first.
  const isUnderWay = useRef(false);

  /** Sends a message, unless its answer is known already. */
  async function send(message: StoredMessage): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    dispatch({ type: "submit", message });
    const outcome = message.outcome ?? (await answerTo(message));
    isUnderWay.current = false;
    dispatch({ type: "answer", outcome, hasOtherWords: settle(message, outcome) });
    if (outcome.ok) setTimeout(forgetMessage, readingTime, message.key);
  }

  async function answerTo(message: StoredMessage): Promise<Outcome> {
    if (!endpoint) return { ok: true };
    storeMessage(message);
    return deliver(endpoint, message, (cause) => dispatch({ type: "retry", cause }), takeToken);
  }

  return { state, dispatch, send };
}
