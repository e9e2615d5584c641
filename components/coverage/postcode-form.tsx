"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import type { Answer } from "@/lib/postcode";
import { type Phone, PostcodeAnswer } from "./postcode-answer";

export type LookupState = Answer | { readonly kind: "ready" | "looking" | "failed" };

/**
 * Looks a postcode or a place up in the page. The field has no name, so that nothing is sent even where the form itself is: without
 * scripts it leads to the areas index, as the list of all areas is the answer there.
 */
export function PostcodeForm({ phone }: { phone: Phone }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<LookupState>({ kind: "ready" });
  const wrong = state.kind === "invalid" || state.kind === "empty";

  async function find(event: FormEvent) {
    event.preventDefault();
    setState({ kind: "looking" });
    const look = await import("@/lib/postcode").catch(() => undefined);
    const answer = look?.lookUp(field.current?.value ?? "");
    setState(answer ?? { kind: "failed" });
    if (answer?.kind === "invalid" || answer?.kind === "empty") field.current?.focus();
  }

  return (
    <form action="/areas" className="sheet p-5 sm:p-6" onSubmit={find} noValidate>
      <label htmlFor={`${id}field`} className="font-semibold">
        Your postcode or town
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          id={`${id}field`}
          className="field min-w-32 flex-1 basis-0"
          autoComplete="postal-code"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="search"
          maxLength={40}
          aria-describedby={`${id}answer`}
          aria-invalid={wrong || undefined}
        />
        <button type="submit" className="button border-ink bg-ink text-paper hover:border-accent hover:bg-accent">
          Find my area
        </button>
      </div>
      <div id={`${id}answer`} role="status" className="postcode-answer">
        <PostcodeAnswer state={state} phone={phone} />
      </div>
    </form>
  );
}
