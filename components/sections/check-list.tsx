import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

/** Short lines, each ticked. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="checks">
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

/** Short lines without a judgement: what affects the price, what to tell us. */
export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="plain-list">
      {items.map((item) => (
        <li key={item}>
          <Prose text={item} />
        </li>
      ))}
    </ul>
  );
}
