import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

/** Names in one column, what is said of them in the other. */
export function Facts({ items }: { items: readonly NamedText[] }) {
  return (
    <dl className="facts">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
