import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  columns?: 2 | 3;
  /** On phones the names alone, each opening its sentence. */
  fold?: boolean;
};

const columnClass = { 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 xl:grid-cols-3" } as const;

/** Names with a sentence each, set as the schedule of a drawing. */
export function Schedule({ items, columns = 3, fold }: Props) {
  return (
    <ul className={`schedule ${columnClass[columns]}${fold ? " folds" : ""}`}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3 className="text-h3">
            <Typeset text={name} />
          </h3>
          <Fold of={name} off={!fold}>
            <p className="text-small text-ink-soft md:mt-2">
              <Prose text={text} />
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
