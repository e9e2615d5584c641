import { type Medium, place, trace, type Via } from "./geometry";
import type { PartProps } from "./part";

type PipeProps = {
  readonly via: Via;
  readonly medium: Medium;
  /** Moving dashes along the line. */
  readonly flow?: boolean;
  readonly small?: boolean;
  /** It passes over what is already drawn, with a gap either side. */
  readonly over?: boolean;
  /** Only the flow, in a pipe that is drawn already. */
  readonly bare?: boolean;
};

/** A pipe: casing, body in the colour of what it carries, and the flow. */
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

/** A control cable or a sensing line: fine and dashed. */
export function Signal({ via }: { readonly via: Via }) {
  return <path className="d-signal" d={trace(via)} />;
}

/** The line from a system's name beside a drawing to the system. */
export function Leader({ via }: { readonly via: Via }) {
  return <path className="d-leader" d={trace(via)} />;
}

type ArrowProps = PartProps & { readonly medium?: Medium };

/** A flow arrow, pointing right until turned. */
export function Arrow({ at, turn, medium }: ArrowProps) {
  return <path className={medium ? `d-${medium} d-arrow` : "d-solid"} transform={place(at, turn)} d="M-5-6L7 0-5 6z" />;
}
