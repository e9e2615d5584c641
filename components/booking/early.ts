import { announceContact } from "@/components/contact/contact-event";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Asked = readonly [element: HTMLAnchorElement | HTMLFormElement, place: number];

/** What the visitor did before the page's scripts were there, as the inline loader (components/layout/loader.js) noted it. */
export type Early = {
  /** The ways of contact that were used, as in `data-contact`. */
  readonly told: readonly string[];
  /** The fields that were typed in, each with its place among the parts. */
  readonly typed: ReadonlyMap<Field, number>;
  /** The booking link or the form that waits for an answer, which the loader has marked as busy. */
  readonly asked: Asked | false | undefined;
  /** The page's links, forms and fields, in their order. */
  readonly parts: () => readonly Element[];
};

/**
 * Does what was asked for, and puts back what was typed where React has drawn the page anew, as it does with one that a
 * translator has changed: the elements of before are no longer in the page then, but others are in their places.
 */
export function takeOver({ told, typed, asked, parts }: Early): void {
  const all = parts();
  for (const [field, place] of typed) {
    const now = all[place];
    if (field.isConnected || !now || !("value" in now)) continue;
    now.value = field.value;
    now.dispatchEvent(new Event("input", { bubbles: true }));
  }
  told.forEach(announceContact);
  if (!asked) return;
  const [element, place] = asked;
  const now = element.isConnected ? element : all[place];
  now?.removeAttribute("aria-busy");
  if (now instanceof HTMLFormElement) now.requestSubmit();
  else if (now instanceof HTMLElement) now.click();
}
