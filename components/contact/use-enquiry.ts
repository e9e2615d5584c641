"use client";

import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Delivery, Failure } from "./delivery-outcome";
import { keyOf, renewKey, setKey } from "./draft-key";
import { haveRoom, noWords, readWords, sameWords } from "./fields";
import type { FormState } from "./form-state";
import { clear, enquiryIn, showRefused } from "./form-values";
import { keepFields, putBack } from "./kept-fields";
import { conclude, sendPending } from "./outbox";
import { type Kept, type Pending, timeOf } from "./pending";

type Errors = Readonly<Record<string, string>>;

/**
 * Sends the form, once at a time, and knows how far it is. The fields are cleared after delivery and never before.
 * @param endpoint where enquiries go; empty where the deployment has none, and then nothing is sent
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, endpoint: string) {
  const [state, setState] = useState<FormState>({ step: "ready" });
  const [errors, setErrors] = useState<Errors>({});
  // Two submissions can come before React has drawn the first.
  const underWay = useRef(false);
  /** What another tab answers for, where the words in this form are a copy of it. */
  const copied = useRef<Pending>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onReturn = () => setState((state) => (state.step === "ready" && endpoint ? { step: "returned" } : state));
    return keepFields(element, onReturn);
  }, [form, endpoint]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const enquiry = enquiryIn(element);
    // Other words than those of the copy are another message.
    if (copied.current && !sameWords(copied.current.enquiry, enquiry)) renewKey(element);
    await send(element, { key: keyOf(element), enquiry, sentAt: Date.now() });
  }

  /** @param since when the message was first sent, where that was on a page that has since been left */
  async function send(element: HTMLFormElement, pending: Pending, since?: string) {
    if (underWay.current) return;
    underWay.current = true;
    copied.current = undefined;
    setErrors({});
    setState({ step: "sending", since });
    try {
      const onRetry = (step: FormState["step"]) => setState({ step, since });
      const result: Delivery = endpoint ? await sendPending(endpoint, pending, onRetry) : { ok: true };
      if (result.ok)
        finish(element, sameWords(pending.enquiry, readWords(element)), { since, reference: result.reference });
      else fail(element, result, since);
    } finally {
      underWay.current = false;
    }
  }

  function finish(element: HTMLFormElement, unchanged: boolean, about: Pick<FormState, "since" | "reference">) {
    const arrived = process.env.PHOTOGRAPHS === "on" ? { ...about, key: keyOf(element) } : about;
    // What was typed meanwhile is a message of its own: the one that has arrived stays as it is.
    renewKey(element);
    if (unchanged) clear(element);
    setState({ step: unchanged ? "sent" : "changed", ...arrived });
  }

  function fail(element: HTMLFormElement, failure: Failure, since?: string) {
    setState({ step: "failed", failure, since });
    setErrors(failure.fields ?? {});
    showRefused(element, failure.fields ?? {});
  }

  /**
   * Puts a message of an earlier page back into the form and, unless it was refused, sends it again; false where other
   * words stand there.
   */
  function resume(pending: Pending): boolean {
    const element = form.current;
    if (!element) return false;
    if (underWay.current) return keyOf(element) === pending.key;
    if (!haveRoom(pending.enquiry, readWords(element))) return false;
    setKey(element, pending.key);
    putBack(element, pending.enquiry);
    copied.current = undefined;
    if (pending.refusal) fail(element, pending.refusal, timeOf(pending));
    else void send(element, pending, timeOf(pending));
    return true;
  }

  /** Says that a message of an earlier page has arrived; false where other words than its own stand in the form. */
  function confirm(kept: Kept): boolean {
    const element = form.current;
    if (!element || underWay.current) return false;
    const words = copied.current?.key === kept.key ? copied.current.enquiry : noWords;
    if (!sameWords(words, readWords(element))) return false;
    if (process.env.PHOTOGRAPHS === "on") setKey(element, kept.key);
    finish(element, true, { since: timeOf(kept), reference: kept.reference });
    return true;
  }

  /** Notes that the words in the form are those of a message for which another tab answers, or has answered. */
  function copyOf(pending: Pending, finished: boolean) {
    if (!form.current || (finished && copied.current?.key !== pending.key)) return;
    copied.current = pending;
    setKey(form.current, pending.key);
    setState({ step: finished ? "finished elsewhere" : "elsewhere", since: timeOf(pending) });
  }

  /** Deletes the draft, here and where it is kept. */
  function remove() {
    const element = form.current;
    if (!element) return;
    conclude(keyOf(element));
    renewKey(element);
    clear(element);
    setErrors({});
    setState({ step: "deleted" });
    // The button that was pressed goes.
    element.querySelector<HTMLElement>("[name=name]")?.focus();
  }

  /** What is wrong with a field; without a text, nothing any more. Most keys change nothing, and nothing is drawn then. */
  function note(name: string, text?: string) {
    setErrors((all) => {
      const { [name]: before, ...others } = all;
      return text === before ? all : text ? { ...others, [name]: text } : others;
    });
  }

  return { state, errors, submit, note, remove, resume, copyOf, confirm };
}
