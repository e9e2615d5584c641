import { newKey } from "./delivery-request";

/**
 * The key of the words in the form, in its hidden field: written there by the inline loader (components/layout/loader.js),
 * so that the browser's own post and the script's are one enquiry; made here where the loader could not.
 */
export function keyOf(form: HTMLFormElement): string {
  return hidden(form)?.value || renewKey(form);
}

/** Gives the form a key that nothing was sent under. */
export function renewKey(form: HTMLFormElement): string {
  return setKey(form, newKey());
}

export function setKey(form: HTMLFormElement, key: string): string {
  const field = hidden(form);
  if (field) field.value = key;
  return key;
}

function hidden(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem("key");
  return field instanceof HTMLInputElement ? field : undefined;
}
