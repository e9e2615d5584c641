import type { CSSProperties } from "react";
import { CoverageMap } from "./coverage-map";
import { townsMap } from "./map-data";

/** The towns around London, for a phone, where the map of all areas shows London alone. */
export function TownsMap() {
  return (
    <figure className="coverage figure towns-map" style={{ "--n": 0.32, "--w": 0.32, "--km": 20 } as CSSProperties}>
      <CoverageMap view={townsMap()} />
      <figcaption className="map-strip">
        <span className="map-scale">20 km</span>
      </figcaption>
    </figure>
  );
}
