import { Prose } from "@/components/ui/prose";

/** Short ticked lines, or plain ones for neutral facts, such as what affects the price. */
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
