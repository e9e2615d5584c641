import { announceContact } from "@/components/contact/contact-event";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The visitor's actions before hydration, as recorded by the inline loader (components/layout/loader.js). */
export type RecordedEvents = {
  /** The contact links that were used, by their `data-contact`. */
  readonly contacts: readonly string[];
  /** The fields that were typed in, each with its index among the elements. */
  readonly inputs: ReadonlyMap<Field, number>;
  /** The booking link or form that awaits a response and is marked as busy, with its index among the elements. */
  readonly request: readonly [element: HTMLAnchorElement | HTMLFormElement, index: number] | undefined;
  /** The page's links, forms and fields, in document order. */
  readonly elements: () => readonly Element[];
};

/**
 * Replays the recorded events. If React has rendered the page again, as it does after a translation tool has changed
 * it, the recorded elements are detached, and the events go to the elements with the same indexes.
 */
export function replayEvents({ contacts, inputs, request, elements }: RecordedEvents): void {
  const all = elements();
  for (const [field, index] of inputs) {
    const current = all[index];
    if (field.isConnected || !current || !("value" in current)) continue;
    current.value = field.value;
    current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  contacts.forEach(announceContact);
  if (!request) return;
  const [element, index] = request;
  const current = element.isConnected ? element : all[index];
  current?.removeAttribute("aria-busy");
  if (current instanceof HTMLFormElement) current.requestSubmit();
  else if (current instanceof HTMLElement) current.click();
}
