import { Prose } from "@/components/ui/prose";
import { asList } from "@/lib/area-facts";
import { areaOf, areaPath, regionNames } from "@/lib/areas";
import { mostRelevantAreas } from "@/lib/demand";
import { guidesOn } from "@/lib/guides";
import type { SitePath } from "@/lib/paths";
import { GuideLinks } from "./guide-links";

const sides = Object.keys(regionNames).map((side) => `[${side}](/areas/${side}-london)`);
const everywhere = `We work in ${asList(sides)} London and in the towns around it`;

/** The guides of a page, our coverage, and the areas whose pages mention the service most, if there are three or more. */
export function FurtherLinks({ path }: { path: SitePath }) {
  const areas = mostRelevantAreas(path, 6).toSorted((a, b) => a.localeCompare(b));
  const links = areas.map((slug) => `[${areaOf(slug).name}](${areaPath(slug)})`);
  return (
    <div className="more">
      <GuideLinks guides={guidesOn(path)} />
      <p>
        <Prose text={`${everywhere}.${links.length > 2 ? ` Some of our areas: ${asList(links)}.` : ""}`} />
      </p>
    </div>
  );
}
