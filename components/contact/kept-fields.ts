"use client";

import { type RefObject, useEffect, useRef } from "react";
import { newKey } from "@/lib/delivery";
import { readFields } from "./fields";

const storageKey = "enquiry";

/**
 * Keeps what is typed in the form for this tab, so that a reload or a lost page costs the visitor nothing. With it goes
 * the key of an enquiry that was sent and not confirmed: sent again after a reload, it is still the same enquiry.
 * @returns the key, made where there is none yet, and what forgets it all, to be called after delivery
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>) {
  // A browser may forbid storage; the key then lasts as long as the page.
  const key = useRef("");

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element);
    const keep = () => save({ ...load(), ...readFields(element) });
    // What was typed before the script ran counts too.
    if (Object.values(readFields(element)).some(Boolean)) keep();
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form]);

  return {
    key() {
      key.current ||= load().key || newKey();
      save({ ...load(), ...(form.current && readFields(form.current)), key: key.current });
      return key.current;
    },
    forget() {
      key.current = "";
      save({});
    },
  };
}

/** Puts kept text back, but never over what the visitor has typed before the script ran. */
function restore(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(load())) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field && !field.value) field.value = value;
  }
}

/** What is kept; nothing where the browser forbids storage or holds something else there. */
function load(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}

function save(kept: Readonly<Record<string, string>>) {
  try {
    if (Object.values(kept).some(Boolean)) sessionStorage.setItem(storageKey, JSON.stringify(kept));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden or full: the form works all the same.
  }
}
