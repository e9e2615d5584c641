import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

/** Short lines, each ticked; plain without a judgement: what affects the price, what to tell us. */
export function CheckList({ items, plain }: { items: readonly string[]; plain?: boolean }) {
  return (
    <ul className={plain ? "plain-list" : "checks"}>
      {items.map((item) => (
        <li key={item}>
          <Prose text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Names with a sentence each, ticked. */
export function CheckedNames({ items }: { items: readonly NamedText[] }) {
  return (
    <ul className="checks">
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3>
            <Prose text={name} />
          </h3>
          <p className="text-small text-ink-soft">
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
