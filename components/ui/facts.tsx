import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  /** Whether the texts may hold links. */
  linked?: boolean;
};

/** Names in one column, what is said of them in the other. */
export function Facts({ items, linked }: Props) {
  return (
    <dl className="facts">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{linked ? <Prose text={text} /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
