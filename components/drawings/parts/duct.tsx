import { type Medium, trace, units, type Via } from "./geometry";
import { Part, type PartProps } from "./part";
import { Arrow } from "./pipes";

type DuctProps = {
  /** Branches that are drawn together join without a wall between them. */
  readonly via: Via;
  /** The width in squares. */
  readonly width?: number;
  readonly medium?: Medium;
  readonly flow?: boolean;
  /** Draws only the stream, in a duct that is already drawn. */
  readonly bare?: boolean;
};

/** Sheet-metal duct: two walls, the tint of its medium, and the stream along its centre line. */
export function Duct({ via, width = 2, medium = "air", flow, bare }: DuctProps) {
  const d = trace(via);
  return (
    <g className={`d-${medium}`}>
      {!bare && (
        <>
          <path className="d-duct-case" strokeWidth={units(width)} d={d} />
          <path className="d-duct" strokeWidth={units(width) - 3} d={d} />
        </>
      )}
      {flow && <path className="d-stream" d={trace(via, 0.8)} />}
    </g>
  );
}

/** A wide stream of air: three parallel arrows. `turn` as for an arrow. */
export function Stream({ at, turn, scale, medium = "air" }: PartProps & { readonly medium?: Medium }) {
  return (
    <Part at={at} turn={turn} scale={scale} className={`d-${medium}`}>
      <path className="d-stream" d="M-20-8H8M-20 8H8" />
      <Arrow at={[1.2, -0.8]} medium={medium} />
      <Arrow at={[1.2, 0.8]} medium={medium} />
    </Part>
  );
}
