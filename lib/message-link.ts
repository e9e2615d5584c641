import { optionalFacts } from "@/data/optional-facts";
import { type ContactLink, e164 } from "./site";

/** The link for text messages, if the firm reads them. */
export function messageLink({ messages } = optionalFacts): (ContactLink & { readonly words: string }) | undefined {
  if (messages.number === "") return undefined;
  const number = e164(messages.number);
  return messages.by === "sms"
    ? { words: "Text us on", display: messages.number, href: `sms:${number}` }
    : { words: "WhatsApp us on", display: messages.number, href: `https://wa.me/${number.slice(1)}` };
}
