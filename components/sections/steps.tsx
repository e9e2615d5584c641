import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

/** Steps in order, strung on a line like the fittings of a pipe run. */
export function Steps({ items }: { items: readonly NamedText[] }) {
  return (
    <ol className="pipe-run">
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3 className="text-h3">{name}</h3>
          <p className="mt-1 max-w-text">
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
