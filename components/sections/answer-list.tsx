import { SymbolImage } from "@/components/sections/symbol-image";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import type { Answer } from "@/data/types";

type Props = {
  readonly items: readonly Answer[];
  /** On phones the answers are closed: all of them, or all but the first. */
  readonly closed?: "all" | "others";
};

/** Problems or questions, each with its symbol and its answer. */
export function AnswerList({ items, closed }: Props) {
  return (
    <dl className="folds answer-list">
      {items.map(({ name, text, danger, symbol }, index) => (
        <div key={name} data-theme={danger}>
          <dt>
            {symbol && <SymbolImage id={symbol} centred />}
            {name}
          </dt>
          <dd>
            <Fold summary={name} enabled={Boolean(closed)} open={closed === "others" && index === 0}>
              <p>
                <Prose text={text} />
              </p>
            </Fold>
          </dd>
        </div>
      ))}
    </dl>
  );
}
