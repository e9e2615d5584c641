import { baseMapBox } from "./base-map";
import { BaseMapImage } from "./base-map-image";
import type { MapData } from "./map-data";
import { regionLabels } from "./map-geometry";
import { MapName, MapWords, offset } from "./map-name";
import { RegionMinutes } from "./region-minutes";

type Props = {
  /** The smallest view names the regions only. */
  view: MapData;
  /** Whether to show the typical minutes of each region under its name. */
  timed?: boolean;
};

/**
 * The drawn coverage map. It has one scale at any container width (two for maps of a region or of London), so that text
 * keeps its size and never overlaps; a wider map shows more of the surroundings.
 */
export function CoverageMap({ view, timed }: Props) {
  const { description, height, centre, labels, marked } = view;
  const ground = (
    <BaseMapImage
      className="map-at"
      plain={!timed}
      style={{
        ...offset(baseMapBox.left - centre.x, baseMapBox.top - centre.y),
        width: `calc(var(--z) * ${baseMapBox.width}px)`,
      }}
    />
  );
  if (height === 200) {
    return (
      <div className="coverage-map" role="img" aria-label={description}>
        {ground}
        {regionLabels.map(({ x, y, name, region }) => (
          <span
            key={name}
            className={`map-region map-at${timed && region === "central" ? " map-central" : ""}`}
            style={region === "central" && !timed ? offset(-235, -200) : offset(x - centre.x, y - centre.y)}
          >
            {name}
            {timed && <RegionMinutes region={region} />}
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className="coverage-map">
      {ground}
      <svg role="img" aria-label={description}>
        <g className="map-middle">
          {labels.map((label) => (
            <MapName key={label.name} {...label} />
          ))}
          {marked && (
            <g className="map-marked">
              <path d="M-15 0H15M0-15V15" />
              <circle r="9" />
              <circle r="4" />
              <MapWords {...marked} />
            </g>
          )}
        </g>
      </svg>
    </div>
  );
}
