import { type Enquiry, fieldNames, isField, type Words } from "@/lib/enquiry";

export const emptyForm: Enquiry = {
  name: "",
  phone: "",
  email: "",
  service: "",
  message: "",
  website: "",
  page: "",
};

/** Returns the values of all fields, including the hidden ones. */
export function readForm(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const entries = Object.keys(emptyForm).map((name) => [name, String(data.get(name) ?? "")]);
  return { ...emptyForm, ...Object.fromEntries(entries) };
}

export function sameWords(one: Words, other: Words): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** Whether the form is empty or holds these words only. */
export function holdsOnly(form: HTMLFormElement, words: Words): boolean {
  const typed = readForm(form);
  return fieldNames.every((name) => !typed[name] || typed[name] === words[name]);
}

/** Writes words into the empty fields of a form. */
export function putWords(form: HTMLFormElement, words: Words): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    if (isControl(field)) field.value ||= words[name];
  }
  announceInput(form);
}

/** Updates everything that depends on the text: the draft, the character count and the notes. */
export function announceInput(form: HTMLFormElement): void {
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether an element is a field of the form. */
export function isControl(target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return target instanceof HTMLElement && "name" in target && isField(String(target.name));
}
