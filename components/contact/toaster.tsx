"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import type { FormState } from "./use-enquiry";

/** Each outcome takes the place of the one before, and stays long enough to be read twice (in milliseconds). */
const options = { id: "enquiry", duration: 12_000 } as const;

/** Tells the visitor what became of the enquiry, in a toast beside the words in the form. */
export default function Toaster({ state, phone }: { state: FormState; phone: string }) {
  useEffect(() => {
    if (state === "sent" || state === "changed") {
      toast.success("Message Sent!", { description: "We'll get back to you within 24 hours.", ...options });
    }
    if (typeof state === "object") {
      toast.error(state.message, { description: `Everything you typed is still here. Or call ${phone}.`, ...options });
    }
  }, [state, phone]);
  return <Sonner position="top-center" closeButton richColors={false} />;
}
