import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

/** The two cards of a service page, across the whole sheet. */
export function Highlights({ items }: { items: readonly [NamedText, NamedText] }) {
  return (
    <div className="highlights">
      {items.map(({ name, text }, index) => (
        <div key={name} className={index === 0 ? "on-ink bg-ink text-paper" : "bg-accent-tint"}>
          <h2 className="text-h3 lg:text-h2">
            <Prose text={name} />
          </h2>
          <p className="mt-3 max-w-text">
            <Prose text={text} />
          </p>
        </div>
      ))}
    </div>
  );
}
