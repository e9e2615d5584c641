"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { referenceLine, sent } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";
import type { EnquiryState } from "./enquiry-state";
import { PhoneLink } from "./form-outcome";

/** Each outcome takes the place of the one before, and stays long enough to be read twice (in milliseconds). */
const options = { id: "enquiry", duration: 12_000 } as const;

/** In the page's own colours, so that the toast has its scheme. */
const colours = {
  "--normal-bg": "var(--color-paper)",
  "--normal-border": "var(--color-ink)",
  "--normal-text": "var(--color-ink)",
} as React.CSSProperties;

/** Large enough for a finger, in the corner where people look for it. */
const closeButton = "right-0! left-auto! size-11! transform-none! border-0! bg-transparent!";

/** The words in the form are announced already, and in more detail. */
const silence = (region: HTMLElement | null) => region?.setAttribute("aria-live", "off");

/** Shows the visitor what became of the enquiry, in a toast beside the words in the form. */
export default function Toaster({ state, phone }: { state: EnquiryState; phone: ContactLink }) {
  useEffect(() => {
    if (state.step === "sent") {
      const { reference } = state;
      const description = [sent.reply, reference && referenceLine(reference)].filter(Boolean).join(" ");
      toast.success(sent.title, { description, ...options });
    }
    if (state.step === "failed") {
      toast.error(state.failure.message, {
        description: (
          <>
            Everything you typed is still here. Or call <PhoneLink {...phone} />.
          </>
        ),
        ...options,
      });
    }
  }, [state, phone]);
  return (
    <Sonner
      ref={silence}
      position="top-center"
      closeButton
      richColors={false}
      style={colours}
      toastOptions={{ classNames: { toast: "pr-12!", description: "text-ink-soft!", closeButton } }}
    />
  );
}
