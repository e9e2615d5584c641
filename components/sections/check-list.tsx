import { LineIcon } from "@/components/ui/line-icon";
import { Prose } from "@/components/ui/prose";

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
