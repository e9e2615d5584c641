"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import { unconfirmedHours } from "@/lib/enquiry";
import { PhoneLink } from "./contact-links";
import type { EnquiryState, StoredMessage } from "./enquiry-state";
import { arrivedWords } from "./form-status";
import { forgetMessage } from "./storage";
import type { TakeToken } from "./use-challenge";
import { useDelivery } from "./use-delivery";

type Props = { message: StoredMessage; endpoint: string; takeToken: TakeToken };

/** A message from an earlier page view, sent separately because the form holds another draft. */
export function EarlierMessage({ message, endpoint, takeToken }: Props) {
  const { state, send } = useDelivery(endpoint, takeToken);
  const [isDeleted, setDeleted] = useState(false);
  const start = useEffectEvent(() => send(message));
  useEffect(() => void start(), []);

  function remove() {
    forgetMessage(message.key);
    setDeleted(true);
  }

  if (isDeleted) return null;
  return (
    <div role="status" className="mt-5 border-2 border-ink p-5">
      <p className="font-semibold">{words(state, message)}</p>
      {state.step === "failed" && (
        <>
          <p className="mt-2">
            {state.failure.message} Call <PhoneLink />.
          </p>
          <blockquote className="mt-2 whitespace-pre-line">{message.enquiry.message}</blockquote>
          <button
            type="button"
            onClick={() => send({ ...message, outcome: undefined })}
            className={`${solidButton} mt-4 mr-4`}
          >
            Send it again
          </button>
          <button type="button" onClick={remove} className={`${outlineButton} mt-4`}>
            Delete this draft
          </button>
        </>
      )}
    </div>
  );
}

function words(state: EnquiryState, { since }: StoredMessage): string {
  if (state.step === "sent") return arrivedWords(since, state.reference);
  const isFailed = state.step === "failed";
  return `Your message of ${since} ${isFailed ? `is kept here for ${unconfirmedHours} hours at most` : "is being sent again"}.`;
}
