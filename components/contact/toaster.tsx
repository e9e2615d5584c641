"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { replyLine, sent } from "@/lib/enquiry";
import { PhoneLink } from "./contact-links";
import type { EnquiryState } from "./enquiry-state";

/** One id, so that each toast replaces the last. It stays long enough to be read twice (milliseconds). */
const options = { id: "enquiry", duration: 12_000 } as const;

/** In the page's colours, which follow its colour scheme. */
const look = "pr-12! border-ink! bg-paper! text-ink!";

/** A touch target in the top right corner. */
const closeButton = "right-0! left-auto! size-11! transform-none! border-0! bg-transparent!";

/** The live regions in the form already announce the outcome in more detail. */
const silence = (region: HTMLElement | null) => region?.setAttribute("aria-live", "off");

/** Shows the outcome of the enquiry in a toast. */
export default function Toaster({ state }: { state: EnquiryState }) {
  useEffect(() => {
    if (state.step === "sent") {
      toast.success(sent.title, { description: replyLine(state.reference), ...options });
    }
    if (state.step === "failed") {
      toast.error(state.reason, {
        description: (
          <>
            Everything you typed is still here. Or call <PhoneLink />.
          </>
        ),
        ...options,
      });
    }
  }, [state]);
  return (
    <Sonner
      ref={silence}
      position="top-center"
      closeButton
      toastOptions={{ classNames: { toast: look, description: "text-ink-soft!", closeButton } }}
    />
  );
}
