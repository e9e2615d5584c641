import { AreaHighlight } from "./area-highlight";
import { AreaList, type AreaListProps } from "./area-list";

/** The lists of all areas. The map and they highlight an area together. */
export function AreasExplorer({ lists }: { lists: readonly AreaListProps[] }) {
  return (
    <div className="section bg-paper">
      <div className="container">
        <div className="grid gap-8">
          {lists.map((list) => (
            <AreaList key={list.id} {...list} />
          ))}
        </div>
        <AreaHighlight />
      </div>
    </div>
  );
}
