"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Delivery } from "./delivery-outcome";
import { readWords, sameWords } from "./fields";
import { acquire, conclude, forgetOnceRead, sendPending, unlock } from "./outbox";
import { allKept, isPending, type Kept, type Pending, readKept } from "./pending";

/** A message of a page that has been left, while other words stand in the form. */
export type Earlier = { readonly kept: Kept; readonly outcome: "sending" | Delivery };

type FormUse = {
  resume(pending: Pending): boolean;
  copyOf(pending: Pending, finished: boolean): void;
  confirm(kept: Kept): boolean;
};

/**
 * Takes over the messages of pages that were left before the end of their delivery: each is sent again under its key, so
 * that the answer tells what became of it. It goes through the form where that is free, and beside it otherwise.
 */
export function useEarlier(
  form: RefObject<HTMLFormElement | null>,
  endpoint: string,
  { resume, copyOf, confirm }: FormUse,
) {
  const [earlier, setEarlier] = useState<readonly Earlier[]>([]);

  const takeOver = useEffectEvent(async (element: HTMLFormElement, found: Kept) => {
    const copied = isPending(found) && sameWords(found.enquiry, readWords(element)) && found;
    if (copied) copyOf(copied, false);
    // A living page that answers for it goes first.
    if (isPending(found)) await acquire(found.key);
    const kept = readKept(found.key);
    if (isPending(kept) && !kept.refusal) return resume(kept) || send(kept);
    unlock(found.key);
    // What was refused is not sent again before the visitor wishes.
    if (isPending(kept) && kept.refusal) return resume(kept) || show({ kept, outcome: kept.refusal });
    if (kept) {
      if (!confirm(kept)) show({ kept, outcome: { ok: true, reference: kept.reference } });
      forgetOnceRead(kept);
    } else if (copied) copyOf(copied, true);
  });

  useEffect(() => {
    const element = form.current;
    if (!element || !endpoint) return;
    for (const found of allKept()) void takeOver(element, found);
  }, [form, endpoint]);

  async function send(pending: Pending) {
    show({ kept: pending, outcome: "sending" });
    const outcome = await sendPending(endpoint, pending, () => undefined);
    show({ kept: pending, outcome });
  }

  function show(message: Earlier) {
    setEarlier((others) => [...others.filter(({ kept }) => kept.key !== message.kept.key), message]);
  }

  function remove({ key }: Kept) {
    conclude(key);
    setEarlier((others) => others.filter(({ kept }) => kept.key !== key));
  }

  return { earlier, send, remove };
}
