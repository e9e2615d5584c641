import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import type { NamedText } from "@/data/types";

/** Names with a sentence each, a row for every one, in two columns where there is room. */
export function FactRows({ items }: { items: readonly NamedText[] }) {
  return (
    <ul className="facts fact-rows">
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
