import type { AreaSlug } from "@/data/areas/places";
import { areaPath } from "@/lib/paths";
import { SiteLink } from "../ui/site-link";
import { MapBase } from "./map-base";
import type { Spot } from "./map-spots";
import { type MapHeight, mapView } from "./map-view";

type Props = {
  height: MapHeight;
  /** The area or region in the middle; London where none is given. */
  area?: AreaSlug;
};

/**
 * The drawn coverage map. It keeps one scale at any width of its container (two for maps of a region or of London), so
 * that words keep their size and, where they were placed for the narrowest sheet, never collide; a wider sheet shows
 * more of the surroundings.
 */
export function CoverageMap({ height, area }: Props) {
  const { label, centre, zooms, spots, marked } = mapView(height, area);
  const [narrow, wide] = zooms;
  const linked = spots.some(({ slug }) => slug);
  return (
    <svg
      className={height === 200 ? "coverage-map map-compact" : "coverage-map"}
      style={{ "--n": narrow, "--w": wide } as React.CSSProperties}
      role={linked ? "group" : "img"}
      aria-label={label}
    >
      {height === 200 && <MapBase />}
      <g className="map-middle">
        <g className="map-zoom">
          <use href="#map-base" x={-centre.x} y={-centre.y} />
        </g>
        {marked && <path className="map-cross" d="M-900 0H-13M13 0H900M0-300V-13M0 13V300" />}
        {spots.map((spot) => (
          <MapName key={spot.name} {...spot} />
        ))}
        {marked && (
          <g className="map-marked">
            <circle r="9" />
            <circle r="4" />
            <Words {...marked} />
          </g>
        )}
      </g>
      <use href="#map-north" className="map-corner" />
    </svg>
  );
}

function MapName(spot: Spot) {
  const { x, y, slug, dot, place, wide, width, height } = spot;
  const { dx, dy, anchor, tied } = place;
  const left = anchor === "start" ? dx - 4 : anchor === "end" ? dx - width + 4 : dx - width / 2;
  return (
    <g className={wide ? "map-at map-wide" : "map-at"} style={{ "--x": x, "--y": y } as React.CSSProperties}>
      {dot && <path className="map-dots" d="M0 0h0" />}
      {tied && <path className="map-tie" d={`M0 0L${dx} ${dy}`} />}
      {slug ? (
        <SiteLink href={areaPath(slug)}>
          <rect x={left} y={dy - height / 2} width={width} height={height} />
          <Words {...spot} />
        </SiteLink>
      ) : (
        <Words {...spot} />
      )}
    </g>
  );
}

/** A name and, under it, the response time. */
function Words({ name, time, place }: Spot) {
  const { dx, dy, anchor } = place;
  return (
    <text x={dx} y={time ? dy - 6.5 : dy} textAnchor={anchor === "start" ? undefined : anchor}>
      {name}
      {time && (
        <tspan x={dx} dy="1.2em">
          {" "}
          {time}
        </tspan>
      )}
    </text>
  );
}
