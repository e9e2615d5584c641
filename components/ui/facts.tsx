import type { ReactNode } from "react";
import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

type Props = {
  items: readonly NamedText[];
  /** Puts each name above its text, without the styles of a list of facts. */
  stacked?: boolean;
};

/** Names in one column, texts in the other. */
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

/** One name and its text in a `<dl>`. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
