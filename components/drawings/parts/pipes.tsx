import { type Medium, place, repeat, trace, type Via } from "./geometry";
import { Part, type PartProps } from "./part";

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

/** A short stroke across the end of a line: cap, blank flange. */
export function Cap({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M0-7h4v14h-4z" />
    </Part>
  );
}

/** A bellows in a line: flexible connection. */
export function Flexible({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M-9-6h18v12h-18z" />
      <path className="d-fine" d={repeat(4, [4, 0], "v12", [-6, -6])} />
    </Part>
  );
}

/** A wall or floor bracket under a pipe that runs across. */
export function Bracket({ at, turn, drop = 1 }: PartProps & { readonly drop?: number }) {
  return (
    <g className="d-fine" transform={place(at, turn)}>
      <path d={`M-6-4v8h12v-8M0 4v${drop * 10}M-7 ${4 + drop * 10}h14`} />
    </g>
  );
}

/** The ends of a broken pipe. */
export function Break({ at, turn }: PartProps) {
  return <path className="d-part" transform={place(at, turn)} d="M-10-6l5 4 4-5 5 6 6-5v12l-5-4-5 5-4-5-6 4z" />;
}

/** The ends of a broken pipe and what comes out of it. */
export function Burst({ at, turn }: PartProps) {
  return (
    <g className="d-fault">
      <path className="d-mark" transform={place(at, turn)} d="M-3-5l4-14M4-5l14-16M-9-5l-8-12M10-3l17-7M-14-3l-14-6" />
      <Break at={at} turn={turn} />
    </g>
  );
}
