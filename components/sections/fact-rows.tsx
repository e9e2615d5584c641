import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import type { NamedText } from "@/data/types";

/** Names with a sentence each, a row for every one, in two columns where there is room; on a phone a row opens its sentence. */
export function FactRows({ items }: { items: readonly NamedText[] }) {
  return (
    <ul className="facts folds fact-rows">
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3>
            <Typeset text={name} />
          </h3>
          <Fold of={name}>
            <p>
              <Prose text={text} />
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
