import { AreaChips } from "@/components/sections/area-chips";
import { Prose } from "@/components/ui/prose";
import { regionNames } from "@/lib/areas";
import { areasAsking } from "@/lib/demand";
import type { SitePath } from "@/lib/paths";

const sides = Object.keys(regionNames).map((side) => `[${side}](/areas/${side}-london)`);
const everywhere = `We cover ${sides.slice(0, -1).join(", ")} and ${sides.at(-1)} London, and the towns around it.`;

/** The areas whose pages mention this service most, in the alphabet's order, and that we cover all of London. */
export function WhereWeWork({ path }: { path: SitePath }) {
  const areas = areasAsking(path, 6).toSorted((a, b) => a.localeCompare(b));
  return (
    <>
      {areas.length > 0 && (
        <>
          <h3 className="label mb-3">Also available in</h3>
          <AreaChips slugs={areas} />
        </>
      )}
      <p className="mt-4 text-small">
        <Prose text={everywhere} />
      </p>
    </>
  );
}
