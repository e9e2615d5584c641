import { fieldNames, fields } from "@/lib/enquiry";
import { readWords } from "./form-words";

/** The longest address that every system hands on to its mail program; Windows drops a longer one without a word. */
const longestAddress = 1900;
const note = encode("\n[The rest is too long for this draft. It is still on the contact page: please copy it here.]");

/**
 * The address of a mail draft with everything that stands in the form.
 * @param mailto the firm's address with `mailto:`
 */
export function mailDraft(mailto: string, form: HTMLFormElement): string {
  const words = readWords(form);
  const lines = fieldNames.map((name) => (words[name] ? `${fields[name].label}: ${words[name]}\n` : ""));
  let address = `${mailto}?subject=Enquiry&body=`;
  const whole = address + encode(lines.join(""));
  if (whole.length <= longestAddress) return whole;
  for (const character of lines.join("")) {
    const next = encode(character);
    if (address.length + next.length + note.length > longestAddress) break;
    address += next;
  }
  return address + note;
}

/** Half a character, as a phone may cut an emoji, has no code in an address; a line ends as mail wants it. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/\r?\n/g, "\r\n"));
}
