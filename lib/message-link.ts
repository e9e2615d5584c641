import { optionalFacts } from "@/data/optional-facts";
import { e164 } from "./site";

/** Where a visitor may write a message on the phone, and the words for it; nothing where nobody reads one. */
export function messageLink({
  messages,
} = optionalFacts): { readonly name: string; readonly href: string } | undefined {
  if (messages === "") return undefined;
  const number = e164(messages.number);
  return messages.by === "sms"
    ? { name: `Text us on ${messages.number}`, href: `sms:${number}` }
    : { name: `WhatsApp us on ${messages.number}`, href: `https://wa.me/${number.slice(1)}` };
}
