import { fieldNames, isField, type Words } from "@/lib/enquiry";

/** What an empty form holds. */
export const noWords: Words = { name: "", phone: "", email: "", service: "", message: "" };

/** What stands in the form. */
export function readWords(form: HTMLFormElement): Words {
  const data = new FormData(form);
  const entries = fieldNames.map((name) => [name, String(data.get(name) ?? "")]);
  return { ...noWords, ...Object.fromEntries(entries) };
}

/** Whether two readings of the form hold the same words. */
export function sameWords(one: Words, other: Words): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** Whether these words can be put into a form that holds those, without one being lost. */
export function haveRoom(words: Words, held: Words): boolean {
  return fieldNames.every((name) => !held[name] || held[name] === words[name]);
}

/** Whether an event is that of a field the visitor writes in. */
export function isControl(target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return target instanceof HTMLElement && "name" in target && isField(String(target.name));
}
