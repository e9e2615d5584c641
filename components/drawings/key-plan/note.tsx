import type { BuildingView } from "@/data/building-views";

type Props = {
  readonly note: NonNullable<BuildingView["notes"][number]>;
  readonly number: number;
  readonly scale: number;
};

/** The number of a note, with a leader to its part of the drawing. */
export function Note({ note: [at, , to], number, scale }: Props) {
  return (
    <g>
      {to && (
        <>
          <path className="d-fine" d={`M${at.join(" ")}L${to.join(" ")}`} />
          <circle className="d-solid" cx={to[0]} cy={to[1]} r={2.5 * scale} />
        </>
      )}
      <g transform={`translate(${at.join(" ")})${scale < 1 ? `scale(${scale.toFixed(2)})` : ""}`}>
        <circle className="d-solid" r="8.5" />
        <text className="n" y="4.6" textAnchor="middle">
          {number}
        </text>
      </g>
    </g>
  );
}
