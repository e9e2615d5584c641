"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { solidButton } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import type { Answer } from "@/lib/postcode";
import type { ContactLink } from "@/lib/site";
import type { PostcodeAnswer } from "./postcode-answer";

/** An answer, and the component that renders it, which loads with the first search. */
type Found = { readonly answer: Answer; readonly Words: typeof PostcodeAnswer };

/**
 * Looks up a postcode or a place in the browser. Without scripts the form leads to the list of all areas; the field has
 * no name, so that its value is not sent.
 */
export function PostcodeForm({ phone }: { phone: ContactLink }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"ready" | "looking" | "failed" | Found>("ready");
  const found = typeof state === "string" ? undefined : state;
  const call = (
    <a
      href={phone.href}
      className="text-link font-semibold whitespace-nowrap"
      data-contact="phone:postcode"
      translate="no"
    >
      {phone.display}
    </a>
  );
  const wrong = found?.answer.kind === "invalid" || found?.answer.kind === "empty";

  async function find(event: FormEvent) {
    event.preventDefault();
    setState("looking");
    const search = await import("./postcode-search").catch(() => undefined);
    if (!search) return setState("failed");
    const answer = search.lookUp(field.current?.value ?? "");
    setState({ answer, Words: search.PostcodeAnswer });
    if (answer.kind === "invalid" || answer.kind === "empty") field.current?.focus();
  }

  return (
    <form action="/areas#london" className="panel p-5 sm:p-6" onSubmit={find} noValidate>
      <label htmlFor={`${id}field`} className="font-semibold noscript:hidden">
        Your postcode or town, e.g. NW1
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          id={`${id}field`}
          className="field min-w-32 flex-1 basis-0 noscript:hidden"
          autoComplete="postal-code"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="search"
          maxLength={40}
          aria-describedby={`${id}answer`}
          aria-invalid={wrong || undefined}
        />
        <button type="submit" className={`${solidButton} max-sm:px-3.5`}>
          <span className="max-sm:sr-only noscript:not-sr-only">Find my area</span>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="icon sm:hidden noscript:hidden">
            <path d="M4 12h16m-6-6 6 6-6 6" />
          </svg>
        </button>
      </div>
      <noscript>
        <p className="mt-3">The button opens the list of all areas. Or call {call}.</p>
      </noscript>
      <div id={`${id}answer`} role="status" className="postcode-answer">
        {state === "looking" && <p>Looking it up…</p>}
        {found && <found.Words answer={found.answer} call={call} />}
        {state === "failed" && (
          <p>
            The look-up could not be loaded. Find your area in the{" "}
            <SiteLink href="/areas" className="text-link">
              list of all areas
            </SiteLink>{" "}
            or call {call}.
          </p>
        )}
      </div>
    </form>
  );
}
