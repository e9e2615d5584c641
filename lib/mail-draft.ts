import { fieldNames, fields, type Words } from "./enquiry";
import { wellFormed } from "./well-formed";

/** The longest `mailto:` address that works everywhere; Windows silently ignores longer ones. */
const maxAddressLength = 1900;
const note = encode("\n[The rest is too long for this draft. It is still on the contact page: please copy it here.]");

/**
 * Returns the address of a mail draft with the text of an enquiry.
 * @param mailto the firm's address with `mailto:`
 */
export function mailDraft(mailto: string, words: Words): string {
  const lines = fieldNames.map((name) => (words[name] ? `${fields[name].label}: ${words[name]}\n` : ""));
  let address = `${mailto}?subject=Enquiry&body=`;
  const whole = address + encode(lines.join(""));
  if (whole.length <= maxAddressLength) return whole;
  for (const character of lines.join("")) {
    const next = encode(character);
    if (address.length + next.length + note.length > maxAddressLength) break;
    address += next;
  }
  return address + note;
}

/** Encodes a text. A lone surrogate (half an emoji) cannot be encoded, and mail requires CRLF. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text).replace(/\r?\n/g, "\r\n"));
}
