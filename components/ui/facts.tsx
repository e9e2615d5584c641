import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  /** Each name over what is said of it, in the hand of what they stand in. */
  stacked?: boolean;
};

/** Names in one column, what is said of them in the other. */
export function Facts({ items, stacked }: Props) {
  return (
    <dl className={stacked ? undefined : "facts"}>
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
