import type { CSSProperties, ReactNode } from "react";
import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  /** What nobody should go beyond, at the end of the line. */
  stop?: ReactNode;
};

/** Steps in order, strung on a line like the fittings of a pipe run, in two columns where there is room. */
export function Steps({ items, stop }: Props) {
  const rows = Math.ceil((items.length + (stop ? 1 : 0)) / 2);
  return (
    <ol className="pipe-run" style={{ "--rows": rows } as CSSProperties}>
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
