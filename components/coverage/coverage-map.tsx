import type { Region } from "@/data/types";
import { areaOf } from "@/lib/areas";
import { baseMapBox } from "./base-map";
import { BaseMapImage } from "./base-map-image";
import type { MapData } from "./map-data";
import { regionLabels } from "./map-geometry";
import type { MapLabel } from "./map-labels";

type Props = {
  /** The smallest view names the regions, and nothing else. */
  view: MapData;
  /** With the typical minutes of each region under its name. */
  timed?: boolean;
};

/**
 * The drawn coverage map. It has one scale at any width of its container (two for maps of a region or of London), so that
 * words keep their size and never collide; a wider sheet shows more of the surroundings.
 */
export function CoverageMap({ view, timed }: Props) {
  const { description, height, centre, labels, dots, marked } = view;
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
            {timed && <Minutes of={region} />}
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
          <g className="map-zoom">
            {dots.map(({ timed, wide, d }) => (
              <path key={d} className={`map-dots${timed ? " map-timed" : ""}${wide ? " map-wide" : ""}`} d={d} />
            ))}
          </g>
          {labels.map((label) => (
            <MapName key={label.name} {...label} />
          ))}
          {marked && (
            <g className="map-marked">
              <path d="M-15 0H15M0-15V15" />
              <circle r="9" />
              <circle r="4" />
              <Words {...marked} />
            </g>
          )}
        </g>
      </svg>
    </div>
  );
}

/** An offset from the middle of the map, in grid units. */
const offset = (x: number, y: number) => ({ "--x": x, "--y": y }) as React.CSSProperties;

/** The typical response time of a region, if one is stated. */
export function Minutes({ of: region }: { of: Region }) {
  const { response } = areaOf(`${region}-london`);
  return response && <b>{` ${response.from}–${response.to}`}</b>;
}

function MapName(label: MapLabel) {
  const { x, y, dot, wide, height, position: at } = label;
  // A tie ends at the near edge of a name above or below its point.
  const end = at.anchor === "middle" ? at.dy - (Math.sign(at.dy) * height) / 2 : at.dy;
  return (
    <g className={wide ? "map-at map-wide" : "map-at"} style={offset(x, y)}>
      {dot && <path className="map-dots" d="M0 0h0" />}
      {at.tied && <path className="map-tie" d={`M0 0L${at.dx} ${end}`} />}
      <Words {...label} />
    </g>
  );
}

/** A name and, under it, the response time. */
function Words({ name, time, position: { dx, dy, anchor } }: MapLabel) {
  return (
    <text x={dx} y={time ? dy - 6.5 : dy} textAnchor={anchor === "start" ? undefined : anchor}>
      {/* The space between them must not shift the aligned edge. */}
      {time && anchor !== "end" ? `${name} ` : name}
      {time && (
        <tspan x={dx} dy="1.2em">
          {anchor === "end" ? ` ${time}` : time}
        </tspan>
      )}
    </text>
  );
}
