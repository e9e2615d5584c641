"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { referenceLine, sent } from "@/lib/enquiry";
import type { ContactLink } from "@/lib/site";
import type { FormState } from "./form-state";
import { PhoneLink } from "./form-status";

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

/** Tells the visitor what became of the enquiry, in a toast beside the words in the form. */
export default function Toaster({
  state: { step, reference, failure },
  phone,
}: {
  state: FormState;
  phone: ContactLink;
}) {
  useEffect(() => {
    if (step === "sent" || step === "changed") {
      const description = reference ? `${sent.reply} ${referenceLine(reference)}` : sent.reply;
      toast.success(sent.title, { description, ...options });
    }
    if (failure) {
      toast.error(failure.message, {
        description: (
          <>
            Everything you typed is still here. Or call <PhoneLink {...phone} />.
          </>
        ),
        ...options,
      });
    }
  }, [step, reference, failure, phone]);
  return (
    <Sonner
      position="top-center"
      closeButton
      richColors={false}
      style={colours}
      toastOptions={{ classNames: { toast: "pr-12!", description: "text-ink-soft!", closeButton } }}
    />
  );
}
