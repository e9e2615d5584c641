import { SiteLink } from "@/components/ui/site-link";
import { parseLinks } from "@/lib/copy";
import { PhoneWords } from "./phone-words";
import { Typeset } from "./typeset";

/** A text from `data/` with its `[words](/path)` and its phone numbers as links. */
export function Prose({ text }: { text: string }) {
  return parseLinks(text).map(({ start, text, href, phone, asItIs }) => {
    const translate = asItIs ? "no" : undefined;
    if (phone) return <PhoneWords key={start} phone={phone} translate={translate} words={text} />;
    if (href)
      return (
        <SiteLink key={start} href={href} className="text-link">
          <Typeset text={text} />
        </SiteLink>
      );
    return asItIs ? (
      <span key={start} translate="no">
        <Typeset text={text} />
      </span>
    ) : (
      <Typeset key={start} text={text} />
    );
  });
}
