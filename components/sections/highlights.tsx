import { Prose } from "@/components/ui/prose";
import type { NamedText } from "@/data/types";

/** The two cards of a service page, in the section whose point they make. */
export function Highlights({ items }: { items: readonly [NamedText, NamedText] }) {
  return (
    <ul className="highlights">
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3 className="text-h3">
            <Prose text={name} />
          </h3>
          <p className="mt-1 max-w-text">
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
