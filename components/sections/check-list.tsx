import { Prose } from "@/components/ui/prose";

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
