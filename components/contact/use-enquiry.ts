"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isField } from "@/lib/enquiry";
import { deliver } from "./deliver";
import type { EnquiryState, StoredMessage } from "./enquiry-state";
import { announceInput, emptyForm, holdsOnly, putWords, readForm, sameWords } from "./form-words";
import { forgetMessage, readDraft, saveDraft, storedMessage, storedMessages } from "./storage";

type Errors = Readonly<Record<string, string | undefined>>;

/**
 * The state of the form. It saves a draft, sends it as a message with an idempotency key, and empties the fields only
 * after delivery.
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, endpoint: string) {
  const [state, setState] = useState<EnquiryState>({ step: "editing" });
  const [errors, setErrors] = useState<Errors>({});
  /** Messages of earlier page views, while the form holds another draft. */
  const [earlier, setEarlier] = useState<readonly StoredMessage[]>([]);
  /** All messages that have arrived, because the files chosen for one remain when the next is sent. */
  const [arrived, setArrived] = useState<readonly { key: string; reference: string | undefined }[]>([]);
  // A second submission may come before React has rendered the first.
  const isSending = useRef(false);

  async function send(message: StoredMessage): Promise<void> {
    isSending.current = true;
    const outcome = await deliver(message, endpoint, setState);
    isSending.current = false;
    const element = form.current;
    if (!element) return;
    if (outcome.step === "failed") showRefused(element, outcome.fields);
    else {
      if (endpoint) setArrived((all) => [...all, { key: message.key, reference: outcome.reference }]);
      if (sameWords(message.enquiry, readForm(element))) clear(element);
    }
    setState({ ...outcome, message, hasOtherWords: !holdsOnly(element, emptyForm) });
  }

  /** Sends the draft. If it is the text of a message that failed, it keeps its key. */
  function submit(element: HTMLFormElement) {
    if (isSending.current) return;
    setErrors({});
    const enquiry = readForm(element);
    const failed = state.step === "failed" ? state.message : undefined;
    const isRepeat = failed && sameWords(failed.enquiry, enquiry);
    // The corrected message replaces the failed one.
    if (failed && !isRepeat) forgetMessage(failed.key);
    const { key, sentAt } = isRepeat ? failed : { key: takeKey(element), sentAt: Date.now() };
    void send({ key, sentAt, enquiry });
    if (storedMessage(key)) saveDraft(emptyForm);
  }

  function restore(element: HTMLFormElement) {
    const draft = readDraft() ?? emptyForm;
    // Text typed before hydration is a draft too.
    putWords(element, draft);
    // A form without an endpoint needs no warning about unsent text.
    if (endpoint && !sameWords(draft, emptyForm)) {
      setState((now) => (now.step === "editing" ? { step: "editing", notice: "restored" } : now));
    }
  }

  const start = useEffectEvent((element: HTMLFormElement) => {
    restore(element);
    if (!endpoint) return;
    const stored = storedMessages();
    // The form shows a message of an earlier page view if it holds no other words.
    const resumed = stored.find(({ enquiry }) => holdsOnly(element, enquiry));
    setEarlier(stored.filter((message) => message !== resumed));
    if (!resumed) return;
    putWords(element, resumed.enquiry);
    void send(resumed);
    saveDraft(emptyForm);
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
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn(element);
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [form]);

  function edit(element: HTMLFormElement) {
    saveDraft(readForm(element));
    // The draft now holds the text; the stored message would be rejected again.
    if (state.step === "failed" && state.refused) forgetMessage(state.message.key);
  }

  /** Sets or clears the error of a field. Most keys change nothing and then cause no render. */
  function note(name: string, text?: string) {
    setErrors((all) => (all[name] === text ? all : { ...all, [name]: text }));
  }

  /** Moves the focus to the first rejected field if it is still in the form. */
  function showRefused(element: HTMLFormElement, fields: Errors = {}) {
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
    setState({ step: "editing", notice: "deleted" });
    // Moves the focus, because the pressed button is removed.
    element.querySelector<HTMLElement>("[name=name]")?.focus();
  }

  return { state, errors, earlier, arrived, submit, edit, note, remove };
}

function clear(form: HTMLFormElement): void {
  form.reset();
  announceInput(form);
}

/**
 * The idempotency key of a new message. The inline loader (components/layout/loader.js) writes it into the empty field
 * at each submit, so that the same enquiry posted by the browser and by the script is stored once.
 */
function takeKey(form: HTMLFormElement): string {
  const field = form.elements.namedItem("key");
  if (!(field instanceof HTMLInputElement)) return "";
  const key = field.value;
  field.value = "";
  return key;
}
