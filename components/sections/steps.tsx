import type { CSSProperties, ReactNode } from "react";
import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  /** A last item that says where to stop. */
  stop?: ReactNode;
};

/** Ordered steps, drawn as the fittings of a pipe: in two columns, or in rows if the number of steps is odd. */
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
