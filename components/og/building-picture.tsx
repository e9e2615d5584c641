import { systems } from "@/components/drawings/building/system";
import { WideBuilding } from "@/components/drawings/building/wide";
import { panel } from "./drawing-sheet";

/** The building of the home page, with the names of its systems, which are links on the page. */
export function BuildingPicture() {
  return (
    <g className="building">
      <svg
        x={panel.left + 14}
        y={panel.top + 6}
        width="552"
        height="484"
        viewBox="0 0 800 700"
        overflow="visible"
        fontSize="20"
        fontWeight="700"
        aria-hidden="true"
      >
        <WideBuilding className="" />
        <text x="138" y="77" textAnchor="end" fill="var(--color-air)">
          {systems.air.name}
        </text>
        <text x="678" y="567" fill="var(--color-gas)">
          {systems.gas.name}
        </text>
        <text x="148" y="600" textAnchor="end" fill="var(--color-water)">
          {systems.water.name}
        </text>
      </svg>
    </g>
  );
}
