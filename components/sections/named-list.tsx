import { Prose } from "@/components/ui/prose";
import type { NamedText, SignedText } from "@/data/types";
import { SymbolImage } from "./symbol-image";

type Props = {
  items: readonly (NamedText | SignedText)[];
  /** The classes of the list and of the sentences. */
  className: string;
  text?: string;
};

/** Names as headings, with a sentence each; the classes say how they are set. */
export function NamedList({ items, className, text: textClass }: Props) {
  return (
    <ul className={className}>
      {items.map(({ name, text, ...item }) => (
        <li key={name}>
          {"symbol" in item && <SymbolImage id={item.symbol} />}
          <h3>
            <Prose text={name} />
          </h3>
          <p className={textClass}>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
