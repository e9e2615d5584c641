import { Prose } from "@/components/ui/prose";
import { asList } from "@/lib/area-facts";
import { areaOf, areaPath, regionNames } from "@/lib/areas";
import { areasAsking } from "@/lib/demand";
import type { SitePath } from "@/lib/paths";

const sides = Object.keys(regionNames).map((side) => `[${side}](/areas/${side}-london)`);
const everywhere = `We work in ${asList(sides)} London and in the towns around it`;

/** Our coverage of London, and the areas whose pages mention this service most, if there are three or more. */
export function WhereWeWork({ path }: { path: SitePath }) {
  const areas = areasAsking(path, 6).toSorted((a, b) => a.localeCompare(b));
  const links = areas.map((slug) => `[${areaOf(slug).name}](${areaPath(slug)})`);
  return (
    <p>
      <Prose text={`${everywhere}.${links.length > 2 ? ` Some of our areas: ${asList(links)}.` : ""}`} />
    </p>
  );
}
