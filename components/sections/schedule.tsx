import { Fold } from "@/components/ui/fold";
import type { NamedText, SymbolText } from "@/data/types";
import { NamedList } from "./named-list";

type Props = {
  items: readonly (NamedText | SymbolText)[];
  columns?: 2 | 3 | 4;
  /** Whether the names are a ruled list of two columns on wider screens. */
  ruled?: boolean;
  /** The label of a row that opens the sentences on phones, which otherwise show the names only. */
  fold?: string;
};

const columnClass = {
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-2 xl:grid-cols-3",
  4: "sm:grid-cols-2 xl:grid-cols-4",
} as const;

/** Names with a sentence each, styled as the schedule of a drawing. */
export function Schedule({ items, columns = items.length % 4 ? 3 : 4, ruled, fold }: Props) {
  return (
    <>
      <NamedList
        items={items}
        className={ruled ? "schedule ruled md:grid-cols-2" : `schedule ${columnClass[columns]}`}
      />
      {fold && <Fold label={fold} />}
    </>
  );
}
