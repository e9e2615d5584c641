import { type Medium, place, trace, type Via } from "./geometry";
import type { PartProps } from "./part";

type PipeProps = {
  readonly via: Via;
  readonly medium: Medium;
  /** Draws moving dashes along the line. */
  readonly flow?: boolean;
  readonly small?: boolean;
  /** Leaves a gap on either side where it crosses over lines that are already drawn. */
  readonly over?: boolean;
  /** Draws only the flow, in a pipe that is already drawn. */
  readonly bare?: boolean;
};

/** A pipe: casing, body in the colour of its medium, and flow. */
export function Pipe({ via, medium, flow, small, over, bare }: PipeProps) {
  const d = trace(via, 0.8);
  return (
    <g className={small ? `d-${medium} d-small` : `d-${medium}`}>
      {over && <path className="d-halo" d={d} />}
      {!bare && (
        <>
          <path className="d-case" d={d} />
          <path className="d-pipe" d={d} />
        </>
      )}
      {(flow || bare) && <path className="d-flow" d={d} />}
    </g>
  );
}

/** A control cable or a sensing line, thin and dashed. */
export function Signal({ via }: { readonly via: Via }) {
  return <path className="d-signal" d={trace(via)} />;
}

/** The line from the name of a system beside a drawing to the system. */
export function Leader({ via }: { readonly via: Via }) {
  return <path className="d-leader" d={trace(via)} />;
}

type ArrowProps = PartProps & { readonly medium?: Medium };

/** A flow arrow, which points right unless turned. */
export function Arrow({ at, turn, scale, medium }: ArrowProps) {
  const className = medium ? `d-${medium} d-arrow` : "d-solid";
  return <path className={className} transform={place(at, turn, scale)} d="M-5-6L7 0-5 6z" />;
}
