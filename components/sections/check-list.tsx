import { LineIcon } from "@/components/ui/line-icon";
import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

/** Short lines, each ticked. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid content-start gap-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <LineIcon name="check" className="mt-1 text-accent" />
          <span>
            <Prose text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Names with a sentence each, ticked. */
export function CheckedNames({ items }: { items: readonly NamedText[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {items.map(({ name, text }) => (
        <li key={name} className="flex gap-3">
          <LineIcon name="check" className="mt-1 text-accent" />
          <div>
            <h3>
              <Prose text={name} />
            </h3>
            <p className="text-small text-ink-soft">
              <Prose text={text} />
            </p>
          </div>
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
