import type { ReactNode } from "react";
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
        <Fact key={name} name={name}>
          <Prose text={text} />
        </Fact>
      ))}
    </dl>
  );
}

/** A name and what is said of it, in a list of facts. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
