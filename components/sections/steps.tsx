import type { CSSProperties, ReactNode } from "react";
import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  /** What nobody should go beyond, at the end of the line. */
  stop?: ReactNode;
};

/** Steps in order, strung on a line like the fittings of a pipe run: in two columns where there is room, or in rows if one would be left over. */
export function Steps({ items, stop }: Props) {
  const count = items.length + (stop ? 1 : 0);
  const even = count % 2 === 0;
  const rows = even ? count / 2 : count;
  return (
    <ol className={even ? "pipe-run" : "pipe-run in-rows"} style={{ "--rows": rows } as CSSProperties}>
      {items.map(({ name, text }, index) => (
        <li key={name} className={index + 1 === rows ? "turn" : undefined}>
          <h3>{name}</h3>
          <p>
            <Prose text={text} />
          </p>
        </li>
      ))}
      {stop && (
        <li data-theme="emergency" className="stop">
          {stop}
        </li>
      )}
    </ol>
  );
}
