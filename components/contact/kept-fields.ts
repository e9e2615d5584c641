import { isField, type Words } from "@/lib/enquiry";
import { readWords } from "./fields";

const storageKey = "enquiry";

/**
 * Keeps what is typed in the form for this tab, so that a reload or a lost page costs the visitor nothing. Only words:
 * a browser copies a tab with its storage, and two tabs must not send under one key.
 * @param onReturn called where words of an earlier visit are in the form
 * @returns what ends it
 */
export function keepFields(form: HTMLFormElement, onReturn: () => void): () => void {
  const end = new AbortController();
  const kept = load();
  putBack(form, kept);
  if (isWritten(kept)) onReturn();
  const keep = () => save(readWords(form));
  // What was typed before the script ran counts too.
  if (isWritten(readWords(form))) keep();
  form.addEventListener("input", keep, { signal: end.signal });
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isWritten(readWords(form))) return;
    if (isWritten(load())) onReturn();
    // A later page of this tab has sent or deleted these words.
    else if (isAllowed()) form.reset();
  };
  addEventListener("pageshow", show, { signal: end.signal });
  return () => end.abort();
}

/** Puts kept text back, but never over what the visitor has typed. */
export function putBack(form: HTMLFormElement, kept: Partial<Words>): void {
  for (const [name, value] of Object.entries(kept)) {
    const field = isField(name) ? form.elements.namedItem(name) : null;
    if (!field || !("value" in field) || field.value || !value) continue;
    field.value = value;
    // Whoever counts its characters counts these too.
    if (field instanceof HTMLElement) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** To be called once the words are delivered. */
export function forgetFields(): void {
  save({});
}

function isWritten(fields: Partial<Words>): boolean {
  return Object.values(fields).some(Boolean);
}

/** What is kept; nothing where the browser forbids storage or holds something else there. */
function load(): Partial<Words> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
    return Object.fromEntries(entries.filter(([name, value]) => isField(name) && typeof value === "string"));
  } catch {
    return {};
  }
}

function save(fields: Partial<Words>): void {
  try {
    if (isWritten(fields)) sessionStorage.setItem(storageKey, JSON.stringify(fields));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden or full: the form works all the same.
  }
}

function isAllowed(): boolean {
  try {
    return sessionStorage !== null;
  } catch {
    return false;
  }
}
