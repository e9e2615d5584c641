import { regionOutlines, thames } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { placeOf } from "@/lib/areas";
import { dotsPath, outlinePath, riverPath } from "@/lib/projection";
import { areasOnMap } from "./map-points";

const regions = Object.keys(regionOutlines) as Region[];
const river = riverPath(thames);
const inLondon = areasOnMap.filter(({ slug }) => placeOf(slug).type === "london");
const untimed = dotsPath(inLondon.filter(({ timed }) => !timed).map(({ point }) => point));
const timed = dotsPath(inLondon.filter((area) => area.timed).map(({ point }) => point));

/**
 * What every map is drawn on: the five regions, the Thames and the London areas as points. It stands once on each page, in the
 * footer's map; all maps use it from there.
 */
export function MapBase() {
  return (
    <defs>
      <g id="map-base">
        {regions.map((region) => (
          <path key={region} className={`map-${region}`} d={outlinePath(regionOutlines[region])} />
        ))}
        <g className="map-thames">
          <path id="map-thames" d={river} />
        </g>
        <use href="#map-thames" className="map-water" />
        <path className="map-dots" d={untimed} />
        <path className="map-dots map-timed" d={timed} />
      </g>
      <g id="map-north">
        <path className="map-hair" d="M0-13V13M-13 0H13" />
        <circle className="map-hair" r="9" />
        <path d="M0-12 4 4 0 1-4 4z" />
      </g>
    </defs>
  );
}
