"use client";

import { useEffect, useState } from "react";
import { replyLine, sent } from "@/lib/enquiry";
import { PhoneLink } from "./contact-links";
import type { EnquiryState } from "./enquiry-state";

/** One id, so that each toast replaces the last. The duration, in milliseconds, is long enough to read it twice. */
const options = { id: "enquiry", duration: 12_000 } as const;

/** The page's colours, which follow the colour scheme. */
const toastClass = "pr-12! border-ink! bg-paper! text-ink!";

/** A touch target in the top right corner. */
const closeButton = "right-0! left-auto! size-11! transform-none! border-0! bg-transparent!";

/** The live regions in the form already announce the outcome in more detail. */
const disableLiveRegion = (region: HTMLElement | null) => region?.setAttribute("aria-live", "off");

/** Shows the outcome of the enquiry in a toast. If its script fails to load, the form still shows the outcome. */
export function Toaster({ state }: { state: EnquiryState }) {
  const [sonner, setSonner] = useState<typeof import("sonner")>();

  useEffect(() => void import("sonner").then(setSonner, () => undefined), []);

  useEffect(() => {
    if (state.step === "sent")
      sonner?.toast.success(sent.title, { description: replyLine(state.reference), ...options });
    if (state.step === "failed") {
      const description = (
        <>
          Everything you typed is still here. Or call <PhoneLink />.
        </>
      );
      sonner?.toast.error(state.reason, { description, ...options });
    }
  }, [state, sonner]);

  return (
    sonner && (
      <sonner.Toaster
        ref={disableLiveRegion}
        position="top-center"
        closeButton
        toastOptions={{ classNames: { toast: toastClass, description: "text-ink-soft!", closeButton } }}
      />
    )
  );
}
