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

/**
 * Puts a draft into the empty fields of a form.
 * @returns whether the form now holds these words and no others; if it would not, and `all` is set, nothing is put in
 */
export function putWords(form: HTMLFormElement, words: Words, all = false): boolean {
  const before = readWords(form);
  const fits = fieldNames.every((name) => !before[name] || before[name] === words[name]);
  if (all && !fits) return false;
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    if (!words[name] || !isControl(field) || field.value) continue;
    field.value = words[name];
    // Updates the character count and the notes.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return fits;
}

/** Whether an element is a field of the form. */
export function isControl(target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return target instanceof HTMLElement && "name" in target && isField(String(target.name));
}
