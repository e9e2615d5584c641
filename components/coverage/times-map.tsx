import { CoverageMap } from "./coverage-map";
import { mapData } from "./map-data";

/** A map of the typical response times by region. */
export function TimesMap() {
  return (
    <figure
      className="coverage figure times-map"
      style={{ "--n": 0.53, "--w": 0.85, "--km": 10 } as React.CSSProperties}
    >
      <CoverageMap view={mapData(200)} timed />
      <figcaption className="map-strip">
        <span className="map-scale">10 km</span> Typical response in minutes; a stronger blue is sooner
      </figcaption>
    </figure>
  );
}
