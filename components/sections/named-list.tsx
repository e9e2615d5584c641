import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import type { NamedText } from "@/data/types";

/** Names as headings, with a sentence each; the class says how they are set. */
export function NamedList({ items, className }: { items: readonly NamedText[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3>
            <Typeset text={name} />
          </h3>
          <p>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
