"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Delivery } from "@/lib/delivery-outcome";
import { readFields, sameFields } from "./fields";
import { claim, post, settle } from "./outbox";
import { allPending, type Pending, readPending, savePending } from "./pending";

/** A message of a page that has been left, while other words stand in the form. */
export type Earlier = { readonly pending: Pending; readonly outcome: "sending" | Delivery };

type FormUse = { resume(pending: Pending): boolean; copyOf(pending: Pending, finished: boolean): void };

/**
 * Takes over the messages of pages that were left before the end of their delivery: each is sent again under its key, so
 * that the answer tells what became of it. It goes through the form where that is free, and beside it otherwise.
 */
export function useEarlier(form: RefObject<HTMLFormElement | null>, endpoint: string, { resume, copyOf }: FormUse) {
  const [earlier, setEarlier] = useState<readonly Earlier[]>([]);

  const takeOver = useEffectEvent(async (element: HTMLFormElement, found: Pending) => {
    const isCopy = sameFields(found.enquiry, readFields(element));
    if (isCopy) copyOf(found, false);
    // A living page that answers for it goes first.
    await claim(found.key);
    const pending = readPending(found.key);
    if (pending) return resume(pending) || send(pending);
    settle(found.key);
    if (isCopy) copyOf(found, true);
  });

  useEffect(() => {
    const element = form.current;
    if (!element || !endpoint) return;
    for (const found of allPending()) void takeOver(element, found);
  }, [form, endpoint]);

  async function send(pending: Pending) {
    show({ pending, outcome: "sending" });
    const outcome = await post(endpoint, pending, () => undefined);
    if (!outcome.ok && outcome.refused) {
      // Its words stand nowhere else, so they are kept until the visitor deletes them.
      savePending(pending);
      void claim(pending.key);
    }
    show({ pending, outcome });
  }

  function show(message: Earlier) {
    setEarlier((others) => [...others.filter(({ pending }) => pending.key !== message.pending.key), message]);
  }

  function remove({ key }: Pending) {
    settle(key);
    setEarlier((others) => others.filter(({ pending }) => pending.key !== key));
  }

  return { earlier, send, remove };
}
