"use client";

import { type FormEvent, type RefObject, useRef, useState } from "react";
import { announceContact } from "@/lib/contact-event";
import { deliver, pause } from "@/lib/delivery";
import type { Delivery } from "@/lib/delivery-outcome";
import { type Fields, isVisible, readFields, sameFields } from "./fields";
import { useKeptFields } from "./kept-fields";

/** "changed" is "sent" where the visitor went on typing meanwhile: those words are still in the form. */
export type FormState = "ready" | "sending" | "retrying" | "sent" | "changed" | Extract<Delivery, { ok: false }>;

type Errors = Readonly<Record<string, string>>;

/** The least time, in milliseconds, between opening the page and sending: endpoints take a quicker one for a program. */
export const leastTime = 3000;

/**
 * Sends the form, once at a time, and knows how far it is. The fields are cleared after delivery and never before.
 * @param endpoint where enquiries go; empty where the deployment has none, and then nothing is sent
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, endpoint: string) {
  const [state, setState] = useState<FormState>("ready");
  const [errors, setErrors] = useState<Errors>({});
  const kept = useKeptFields(form);
  // Two submissions can come before React has drawn the first.
  const underWay = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const element = event.currentTarget;
    setErrors({});
    setState("sending");
    try {
      const fields = readFields(element);
      const result = endpoint ? await send(element, fields) : ({ ok: true } as const);
      if (result.ok) finish(element, sameFields(fields, readFields(element)));
      else fail(element, result);
    } finally {
      underWay.current = false;
    }
  }

  async function send(element: HTMLFormElement, fields: Fields): Promise<Delivery> {
    const key = kept.key();
    const website = String(new FormData(element).get("website") ?? "");
    await pause(leastTime - performance.now());
    const elapsed = Math.max(Math.round(performance.now()), leastTime);
    const result = await deliver(endpoint, { ...fields, website, elapsed }, key, () => setState("retrying"));
    if (result.ok) announceContact("form:contact");
    return result;
  }

  function finish(element: HTMLFormElement, unchanged: boolean) {
    // Changed words keep their key too: sent again, they correct what was delivered.
    if (unchanged) {
      element.reset();
      kept.forget();
    }
    setState(unchanged ? "sent" : "changed");
  }

  function fail(element: HTMLFormElement, result: Extract<Delivery, { ok: false }>) {
    const refused = result.fields ?? {};
    // A browser may have filled in what people cannot see or empty.
    const hidden = element.elements.namedItem("website");
    if (refused.website && hidden instanceof HTMLInputElement) hidden.value = "";
    setState(result);
    setErrors(refused);
    const first = Object.keys(refused).find(isVisible);
    if (first && element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  /** What is wrong with a field; without a text, nothing any more. */
  function note(name: string, text?: string) {
    setErrors(({ [name]: _, ...others }) => (text ? { ...others, [name]: text } : others));
  }

  return { state, errors, submit, note };
}
