import { Fragment } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { parseLinks, typeset } from "@/lib/copy";

/** A text from `data/`, with its `[words](/path)` links made real. */
export function Prose({ text }: { text: string }) {
  return parseLinks(text).map((part) =>
    part.href ? (
      <SiteLink key={part.start} href={part.href} className="text-link">
        {typeset(part.text)}
      </SiteLink>
    ) : (
      <Fragment key={part.start}>{typeset(part.text)}</Fragment>
    ),
  );
}

/** Texts from `data/`, each a paragraph, at a width that reads well. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-text gap-5">
      {texts.map((text) => (
        <p key={text}>
          <Prose text={text} />
        </p>
      ))}
    </div>
  );
}
