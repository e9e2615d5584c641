import { fieldNames, isField, type Words } from "@/lib/enquiry";
import type { Message } from "./enquiry-state";

export const noWords: Words = { name: "", phone: "", email: "", service: "", message: "" };

/** What the visitor has typed and chosen. */
export function readWords(form: HTMLFormElement): Words {
  const data = new FormData(form);
  const entries = fieldNames.map((name) => [name, String(data.get(name) ?? "")]);
  return { ...noWords, ...Object.fromEntries(entries) };
}

/** What the form sends. */
export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const page = String(data.get("page") ?? "");
  return { ...readWords(form), website: String(data.get("website") ?? ""), ...(page && { page }) };
}

export function isEmpty(form: HTMLFormElement): boolean {
  return sameWords(readWords(form), noWords);
}

export function sameWords(one: Words, other: Words): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** Whether the form holds no other words than these. */
export function holdsOnly(form: HTMLFormElement, words: Words): boolean {
  const typed = readWords(form);
  return fieldNames.every((name) => !typed[name] || typed[name] === words[name]);
}

/** Puts words into the empty fields of a form. */
export function putWords(form: HTMLFormElement, words: Words): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    if (isControl(field)) field.value ||= words[name];
  }
  announceInput(form);
}

/** Updates what follows the words: the draft, the character count and the notes. */
export function announceInput(form: HTMLFormElement): void {
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether an element is a field of the form. */
export function isControl(target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return target instanceof HTMLElement && "name" in target && isField(String(target.name));
}
