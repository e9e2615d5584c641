import { SiteLink } from "@/components/ui/site-link";
import { parseLinks } from "@/lib/copy";
import { dial, site } from "@/lib/site";
import { Typeset } from "./typeset";

/** A text from `data/`, with `[words](/path)` and phone numbers as links. */
export function Prose({ text }: { text: string }) {
  return parseLinks(text).map(({ start, text, href, phone, noTranslate }) => {
    const translate = noTranslate ? "no" : undefined;
    if (phone) return <PhoneWords key={start} phone={phone} translate={translate} words={text} />;
    if (href)
      return (
        <SiteLink key={start} href={href} className="text-link">
          <Typeset text={text} />
        </SiteLink>
      );
    return noTranslate ? (
      <span key={start} translate="no">
        <Typeset text={text} />
      </span>
    ) : (
      <Typeset key={start} text={text} />
    );
  });
}

type PhoneProps = { words: string; phone?: string; translate?: "no" };

/** Text that calls the firm, or another number. */
export function PhoneWords({ words, phone = site.phone.display, translate }: PhoneProps) {
  const contact = phone === site.phone.display ? "phone:text" : "phone:gas-emergency";
  return (
    <a href={dial(phone)} className="text-link" data-contact={contact} translate={translate}>
      <Typeset text={words} />
    </a>
  );
}
