import type { DrawingId } from "@/lib/pages";
import { Schematic } from "./schematic";

/** A page's schematic on a sheet that is pinned to the page. */
export function Drawing({ id }: { id: DrawingId }) {
  return (
    <div className="panel">
      <Schematic id={id} className="block h-auto w-full" />
    </div>
  );
}
