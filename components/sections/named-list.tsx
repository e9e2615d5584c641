import { Prose } from "@/components/ui/prose";
import type { NamedText, SymbolText } from "@/data/types";
import { SymbolImage } from "./symbol-image";

type Props = {
  items: readonly (NamedText | SymbolText)[];
  className: string;
};

/** Names as headings with a sentence each; the class sets the layout. */
export function NamedList({ items, className }: Props) {
  return (
    <ul className={className}>
      {items.map(({ name, text, ...item }) => (
        <li key={name}>
          {"symbol" in item && <SymbolImage id={item.symbol} />}
          <h3>
            <Prose text={name} />
          </h3>
          <p>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
