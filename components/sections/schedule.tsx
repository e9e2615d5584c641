import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  columns?: 2 | 3;
  /** On phones the names alone, each opening its sentence. */
  fold?: boolean;
  /** On phones two names in a row, as where there are more than six. */
  names?: boolean;
};

const columnClass = { 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 xl:grid-cols-3" } as const;

/** Names with a sentence each, set as the schedule of a drawing. */
export function Schedule({ items, columns = 3, fold, names }: Props) {
  const beside = fold && (names || items.length > 6);
  const folds = fold ? ` folds${beside ? " names" : ""}` : "";
  return (
    <ul className={`schedule ${columnClass[columns]}${folds}`}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3 className={beside ? "md:text-h3" : "text-h3"}>
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
