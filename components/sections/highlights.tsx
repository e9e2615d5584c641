import type { NamedText } from "@/data/types";
import { NamedList } from "./named-list";

/** The two cards of a service page, in the section whose point they make. */
export function Highlights({ items }: { items: readonly [NamedText, NamedText] }) {
  return <NamedList items={items} className="highlights" />;
}
