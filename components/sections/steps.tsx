import type { CSSProperties } from "react";
import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

/** Steps in order, strung on a line like the fittings of a pipe run, in two columns where there is room. */
export function Steps({ items }: { items: readonly NamedText[] }) {
  const rows = Math.ceil(items.length / 2);
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
    </ol>
  );
}
