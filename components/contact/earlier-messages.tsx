"use client";

import { outlineButton, solidButton } from "@/components/ui/button-class";
import { referenceLine, sent, unconfirmedHours } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";
import { PhoneLink } from "./form-status";
import { isPending, timeOf } from "./pending";
import type { Earlier, useEarlier } from "./use-earlier";

type Props = ReturnType<typeof useEarlier> & { phone: ContactLink };

/** What became of messages sent on pages that have since been left, while the form holds other words. */
export function EarlierMessages({ earlier, send, remove, phone }: Props) {
  return (
    <div role="status">
      {earlier.map(({ kept, outcome }) => (
        <div key={kept.key} className="mt-5 border-2 border-ink p-5">
          <p className="font-semibold">
            Your message of {timeOf(kept)} {words(outcome)}
          </p>
          {typeof outcome === "object" && !outcome.ok && isPending(kept) && (
            <>
              <p className="mt-2">
                {outcome.message} Call <PhoneLink {...phone} />.
              </p>
              <blockquote className="mt-2 whitespace-pre-line">{kept.enquiry.message}</blockquote>
              <button type="button" onClick={() => send(kept)} className={`${solidButton} mt-4 mr-4`}>
                Send it again
              </button>
              <button type="button" onClick={() => remove(kept)} className={`${outlineButton} mt-4`}>
                Delete this draft
              </button>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function words(outcome: Earlier["outcome"]): string {
  if (outcome === "sending") return "is being sent again.";
  if (!outcome.ok) return `is kept here for ${unconfirmedHours} hours at most.`;
  return `has arrived. ${sent.reply} ${outcome.reference ? referenceLine(outcome.reference) : ""}`;
}
