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
 * The form's side of an enquiry: it keeps what is typed as a draft, sends it as a message under a key, and empties the
 * fields after delivery and never before.
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, endpoint: string, takeToken: TakeToken) {
  const [errors, setErrors] = useState<Errors>({});
  /** Messages of pages that have been left, for which the form has no room. */
  const [earlier, setEarlier] = useState<readonly StoredMessage[]>([]);
  const { state, dispatch, send } = useDelivery(endpoint, takeToken, settle);

  function settle({ enquiry }: StoredMessage, outcome: Outcome): boolean {
    const element = form.current;
    if (!element) return false;
    if (!outcome.ok) showRefused(element, outcome);
    else if (sameWords(enquiry, readWords(element))) clear(element);
    return !isEmpty(element);
  }

  /** Sends what stands in the form; the words of a message that has failed, under its key once more. */
  function submit(element: HTMLFormElement) {
    if (state.step === "sending") return;
    setErrors({});
    const enquiry = readMessage(element);
    const failed = state.step === "failed" ? state.message : undefined;
    const isRepeat = failed && sameWords(failed.enquiry, enquiry);
    // The corrected words replace it.
    if (failed && !isRepeat) forgetMessage(failed.key);
    const message = isRepeat
      ? { ...failed, enquiry, outcome: undefined, since: undefined }
      : { key: takeKey(element), sentAt: Date.now(), enquiry };
    void send(message);
    if (storedMessage(message.key)) saveDraft(noWords);
  }

  /** Puts a message of an earlier page into the form, where it has room, and sends it. */
  function resume(element: HTMLFormElement, message: StoredMessage): boolean {
    if (!putWords(element, message.enquiry, true)) return false;
    void send(message);
    saveDraft(noWords);
    return true;
  }

  const restore = useEffectEvent((element: HTMLFormElement) => {
    const draft = readDraft() ?? noWords;
    putWords(element, draft);
    // Also what was typed before the scripts came is a draft, and may tell of a gas escape.
    if (!isEmpty(element)) element.dispatchEvent(new Event("input", { bubbles: true }));
    // Where nothing is sent, nothing has to be said of it.
    if (endpoint && !sameWords(draft, noWords)) dispatch({ type: "restore" });
  });

  const start = useEffectEvent((element: HTMLFormElement) => {
    restore(element);
    if (!endpoint) return;
    const stored = storedMessages();
    const resumed = stored.find((message) => resume(element, message));
    setEarlier(stored.filter((message) => message !== resumed));
  });

  /** The browser shows a page once more as it was left. Meanwhile another page of the tab may have changed the draft. */
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
    // The draft holds its words now, and the endpoint has said that it does not take them as they were.
    if (state.step === "failed" && state.failure.refused) forgetMessage(state.message.key);
  }

  /** What is wrong with a field; without a text, nothing any more. Most keys change nothing, and nothing is drawn then. */
  function note(name: string, text?: string) {
    setErrors((all) => {
      const { [name]: before, ...others } = all;
      return text === before ? all : text ? { ...others, [name]: text } : others;
    });
  }

  /** Goes to the first field that was refused, where the visitor is still at the form. */
  function showRefused(element: HTMLFormElement, { fields = {} }: Failure) {
    setErrors(fields);
    // A browser may have filled in what people cannot see or empty.
    const honeypot = element.elements.namedItem("website");
    if (fields.website && honeypot instanceof HTMLInputElement) honeypot.value = "";
    const first = Object.keys(fields).find(isField);
    if (first && element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  /** Deletes the words in the form, here and where they are kept. */
  function remove() {
    const element = form.current;
    if (!element) return;
    if (state.step === "failed") forgetMessage(state.message.key);
    clear(element);
    setErrors({});
    dispatch({ type: "delete" });
    // The button that was pressed goes.
    element.querySelector<HTMLElement>("[name=name]")?.focus();
  }

  return { state, errors, earlier, submit, edit, note, remove };
}

function clear(form: HTMLFormElement): void {
  form.reset();
  saveDraft(noWords);
}

/**
 * The key for a new message. The inline loader (components/layout/loader.js) alone makes keys: at each submit it writes
 * one into the empty field, so that the browser's own post and the script's are one enquiry.
 */
function takeKey(form: HTMLFormElement): string {
  const field = form.elements.namedItem("key");
  if (!(field instanceof HTMLInputElement)) return "";
  const key = field.value;
  field.value = "";
  return key;
}
