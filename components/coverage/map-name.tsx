import type { MapLabel } from "./map-labels";

/** An offset from the middle of the map, in grid units. */
export const offset = (x: number, y: number) => ({ "--x": x, "--y": y }) as React.CSSProperties;

/** The point of an area and its name. */
export function MapName(label: MapLabel) {
  const { x, y, timed, wide, height, position: at } = label;
  // A tie ends at the near edge of a name above or below its point.
  const end = at.anchor === "middle" ? at.dy - (Math.sign(at.dy) * height) / 2 : at.dy;
  return (
    <g className={wide ? "map-at map-wide" : "map-at"} style={offset(x, y)}>
      <path className={timed ? "map-timed" : "map-dot"} d="M0 0h0" />
      {at.tied && <path className="map-tie" d={`M0 0L${at.dx} ${end}`} />}
      <MapWords {...label} />
    </g>
  );
}

/** A name and, under it with the same alignment, the response time. */
export function MapWords({ name, time, position: { dx, dy, anchor } }: MapLabel) {
  const aligned = { x: dx, textAnchor: anchor === "start" ? undefined : anchor };
  return (
    <>
      <text y={time ? dy - 6.5 : dy} {...aligned}>
        {name}
      </text>
      {/* A text of its own, because the space between them would shift a line that is centred. */}
      {time && " "}
      {time && (
        <text y={dy + 7.3} {...aligned}>
          <tspan>{time}</tspan>
        </text>
      )}
    </>
  );
}
