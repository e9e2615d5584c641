"use client";

import { useEffect, useState } from "react";
import { type FieldName, tooLong } from "@/lib/enquiry";
import { pluralise } from "@/lib/pluralise";

/** The delay after the last key, in milliseconds, so that a screen reader is not interrupted at every key. */
const pause = 500;

/** The number of characters left. Text that is too long stays in the field and is reported before sending. */
export function CharacterCount({ name, limit }: { name: FieldName; limit: number }) {
  const [length, setLength] = useState(0);

  useEffect(() => {
    const field = document.getElementById(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      const over = field.value.length - limit;
      field.setCustomValidity(over > 0 ? tooLong(over) : "");
      clearTimeout(timer);
      timer = setTimeout(() => setLength(field.value.length), pause);
    };
    field.form?.addEventListener("input", count, { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [name, limit]);

  const left = limit - length;
  const isFar = left > limit / 10;
  return (
    <p id={`${name}-count`} aria-live="polite" className="mt-1.5 text-small text-ink-soft">
      {isFar && `Up to ${pluralise(limit, "character")}.`}
      {!isFar && left >= 0 && `${pluralise(left, "character")} left.`}
      {left < 0 && `${pluralise(-left, "character")} too many. Nothing is cut off: please shorten it before sending.`}
    </p>
  );
}
