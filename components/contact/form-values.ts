import { type Enquiry, isField } from "@/lib/enquiry";
import { readWords } from "./fields";
import { forgetFields } from "./kept-fields";

/** What the form sends. */
export function enquiryIn(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const website = String(data.get("website") ?? "");
  const page = String(data.get("page") ?? "");
  const token = data.get("turnstile");
  const check = token ? { turnstile: String(token) } : {};
  return { ...readWords(form), website, elapsed: Math.round(performance.now()), ...(page && { page }), ...check };
}

/** Empties the form, and forgets the words that the tab keeps. */
export function clear(form: HTMLFormElement): void {
  form.reset();
  form.removeAttribute("data-escape");
  forgetFields();
}

/** Goes to the first field that was refused, where the visitor is still at the form. */
export function showRefused(form: HTMLFormElement, refused: Readonly<Record<string, string>>): void {
  // A browser may have filled in what people cannot see or empty.
  const hidden = form.elements.namedItem("website");
  if (refused.website && hidden instanceof HTMLInputElement) hidden.value = "";
  const first = Object.keys(refused).find(isField);
  if (first && form.contains(document.activeElement)) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}
