import { dial, site } from "@/lib/site";
import { Typeset } from "./typeset";

type PhoneProps = { words: string; phone?: string; translate?: "no" };

/** Words that call the firm, or another number. */
export function PhoneWords({ words, phone = site.phone.display, translate }: PhoneProps) {
  const way = phone === site.phone.display ? "phone:text" : "phone:gas-emergency";
  return (
    <a href={dial(phone)} className="text-link" data-contact={way} translate={translate}>
      <Typeset text={words} />
    </a>
  );
}
