import type { MapLabel } from "@/components/coverage/map-labels";

/** A name and, under it, the response time. */
export function MapName({ x, y, name, time, position }: MapLabel) {
  const { dx, dy, anchor, tied } = position;
  const top = time ? dy - 6.5 : dy;
  const lettering = {
    textAnchor: anchor,
    fill: "var(--color-ink)",
    stroke: "var(--color-paper)",
    strokeWidth: 3,
    strokeLinejoin: "round" as const,
    paintOrder: "stroke",
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      {tied && <path d={`M0 0L${dx} ${dy}`} stroke="var(--color-ink)" strokeWidth="0.8" />}
      <text x={dx} y={top + 4} fontSize="11.5" fontWeight="500" {...lettering}>
        {name}
      </text>
      {time && (
        <text x={dx} y={top + 17} fontSize="10.5" {...lettering}>
          {time}
        </text>
      )}
    </g>
  );
}
