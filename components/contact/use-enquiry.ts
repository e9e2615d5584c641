"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { isField } from "@/lib/enquiry";
import type { Failure, Outcome, StoredMessage } from "./enquiry-state";
import { isEmpty, noWords, putWords, readMessage, readWords, sameWords } from "./form-words";
import { forgetMessage, readDraft, saveDraft, storedMessage, storedMessages } from "./storage";
import type { TakeToken } from "./use-challenge";
import { useDelivery } from "./use-delivery";

type Errors = Readonly<Record<string, string>>;

/**
 * The state of the form: it saves a draft, sends it as a message with an idempotency key, and empties the fields only
 * after delivery.
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, endpoint: string, takeToken: TakeToken) {
  const [errors, setErrors] = useState<Errors>({});
  /** Messages of earlier page views, while the form holds another draft. */
  const [earlier, setEarlier] = useState<readonly StoredMessage[]>([]);
  const { state, dispatch, send } = useDelivery(endpoint, takeToken, settle);

  function settle({ enquiry }: StoredMessage, outcome: Outcome): boolean {
    const element = form.current;
    if (!element) return false;
    if (!outcome.ok) showRefused(element, outcome);
    else if (sameWords(enquiry, readWords(element))) clear(element);
    return !isEmpty(element);
  }

  /** Sends the draft. If it is the text of a message that failed, it keeps its key. */
  function submit(element: HTMLFormElement) {
    if (state.step === "sending") return;
    setErrors({});
    const enquiry = readMessage(element);
    const failed = state.step === "failed" ? state.message : undefined;
    const isRepeat = failed && sameWords(failed.enquiry, enquiry);
    // The corrected message replaces it.
    if (failed && !isRepeat) forgetMessage(failed.key);
    const message = isRepeat
      ? { ...failed, enquiry, outcome: undefined, since: undefined }
      : { key: takeKey(element), sentAt: Date.now(), enquiry };
    void send(message);
    if (storedMessage(message.key)) saveDraft(noWords);
  }

  /** Puts a message of an earlier page view into the form, if that is empty, and sends it. */
  function resume(element: HTMLFormElement, message: StoredMessage): boolean {
    if (!putWords(element, message.enquiry, true)) return false;
    void send(message);
    saveDraft(noWords);
    return true;
  }

  const restore = useEffectEvent((element: HTMLFormElement) => {
    const draft = readDraft() ?? noWords;
    putWords(element, draft);
    // What was typed before hydration is a draft too, and may mention a gas escape.
    if (!isEmpty(element)) element.dispatchEvent(new Event("input", { bubbles: true }));
    // A form without an endpoint needs no warning about unsent text.
    if (endpoint && !sameWords(draft, noWords)) dispatch({ type: "restore" });
  });

  const start = useEffectEvent((element: HTMLFormElement) => {
    restore(element);
    if (!endpoint) return;
    const stored = storedMessages();
    const resumed = stored.find((message) => resume(element, message));
    setEarlier(stored.filter((message) => message !== resumed));
  });

  /** On return from the back/forward cache: another page of the tab may have changed the draft. */
  const onReturn = useEffectEvent((element: HTMLFormElement) => {
    if (state.step === "sending" || state.step === "failed" || !readDraft()) return;
    element.reset();
    restore(element);
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    start(element);
    const end = new AbortController();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn(element);
    addEventListener("pageshow", onPageShow, { signal: end.signal });
    return () => end.abort();
  }, [form]);

  function edit(element: HTMLFormElement) {
    saveDraft(readWords(element));
    // The draft now holds the text, which the endpoint has rejected as it was.
    if (state.step === "failed" && state.failure.refused) forgetMessage(state.message.key);
  }

  /** Sets or clears the error of a field. Most keys change nothing and then cause no render. */
  function note(name: string, text?: string) {
    setErrors((all) => {
      const { [name]: before, ...others } = all;
      return text === before ? all : text ? { ...others, [name]: text } : others;
    });
  }

  /** Moves the focus to the first rejected field if it is still in the form. */
  function showRefused(element: HTMLFormElement, { fields = {} }: Failure) {
    setErrors(fields);
    // The browser may have autofilled the honeypot, which visitors cannot see.
    const honeypot = element.elements.namedItem("website");
    if (fields.website && honeypot instanceof HTMLInputElement) honeypot.value = "";
    const first = Object.keys(fields).find(isField);
    if (first && element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  /** Deletes the draft from the form and the storage. */
  function remove() {
    const element = form.current;
    if (!element) return;
    if (state.step === "failed") forgetMessage(state.message.key);
    clear(element);
    setErrors({});
    dispatch({ type: "delete" });
    // The pressed button is removed.
    element.querySelector<HTMLElement>("[name=name]")?.focus();
  }

  return { state, errors, earlier, submit, edit, note, remove };
}

function clear(form: HTMLFormElement): void {
  form.reset();
  saveDraft(noWords);
}

/**
 * The idempotency key of a new message. The inline loader (components/layout/loader.js) writes it into the empty field
 * at each submit, so that a post by the browser and one by the script are the same enquiry.
 */
function takeKey(form: HTMLFormElement): string {
  const field = form.elements.namedItem("key");
  if (!(field instanceof HTMLInputElement)) return "";
  const key = field.value;
  field.value = "";
  return key;
}
