import { Fold } from "@/components/ui/fold";
import type { SitePage } from "@/lib/pages";
import { SymbolImage } from "./symbol-image";

/** Jobs with their symbols; phones show three in a row, and an open one fills a row. */
export function JobTiles({ items }: { items: SitePage<"plumber">["general"]["items"] }) {
  return (
    <ul className="schedule folds jobs md:grid-cols-2 xl:grid-cols-4">
      {items.map(({ symbol, name, text }) => (
        <li key={name}>
          <SymbolImage id={symbol} />
          <h3 className="md:text-h3">{name}</h3>
          <Fold summary={name}>
            <p className="max-md:text-small md:mt-1.5 md:text-[0.9375rem]/normal">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
