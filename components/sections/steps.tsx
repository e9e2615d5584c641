import { Fold } from "@/components/sections/fold";
import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  /** On phones the names alone, each opening its text. */
  fold?: boolean;
};

/** Steps in order, strung on a line like the fittings of a pipe run. */
export function Steps({ items, fold }: Props) {
  return (
    <ol className={fold ? "pipe-run folds" : "pipe-run"}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3 className="text-h3">{name}</h3>
          <Fold off={!fold}>
            <p className="mt-1 max-w-text">
              <Prose text={text} />
            </p>
          </Fold>
        </li>
      ))}
    </ol>
  );
}
