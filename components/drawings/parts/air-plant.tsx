import { Coil, Propeller } from "./air";
import { repeat } from "./geometry";
import { Part, type PartProps } from "./part";

const spring = "v-2l-4-1.5 8-2-8-2 4-1.5v-2";

/** Packaged air-cooled chiller, 20 × 10 squares from its top left, on springs. Water: [20, 5] out, [20, 8] in. */
export function Chiller({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-fine" d={repeat(4, [56, 0], spring, [16, 111])} />
      <path d="M0 94h200v6H0z" />
      <path d="M0 12h200v82H0z" />
      {[0, 66, 132].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M12 12l6-12h32l6 12z" />
          <path className="d-fine" d="M34 0v12M22 3h24M4 18h9l18 42h-9zM64 18h-9L37 60h9z" />
          <path
            className="d-hatch"
            d="M7 25h9M10 32h9M13 39h9M16 46h9M19 53h9M61 25h-9M58 32h-9M55 39h-9M52 46h-9M49 53h-9"
          />
        </g>
      ))}
      <path className="d-fine" d="M0 66h200" />
      <rect x="16" y="72" width="44" height="16" rx="8" />
      <path className="d-water d-tint" d="M92 72h92v16H92z" />
      <path className="d-fine" d="M100 72v16M176 72v16M28 72v16" />
    </Part>
  );
}

/** Packaged rooftop unit, 22 × 10 squares from its top left. It opens downwards: supply at [4, 10], return at [17, 10]. */
export function RooftopUnit({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0 0h220v92H0z" />
      <path d="M-2 92h224v8H-2zM220 16l26 14v24h-26z" />
      <path className="d-fine" d="M228 30v22M236 34v18M84 0v92M132 0v92M0 6h220" />
      <circle cx="42" cy="52" r="27" />
      <path d="M42 25H14v14M30 78v14M54 78v14" className="d-fine" />
      <Propeller at={[4.2, 5.2]} r={1.8} />
      <Coil at={[9.6, 5]} h={7} />
      <Coil at={[11.8, 5]} h={7} medium="gas" />
      <path className="d-fine" d={`M150 15h16v70h-16z${"M150 15"}${"l16 5-16 5".repeat(7)}`} />
      <path d={repeat(4, [0, 16], "l12-10", [196, 38])} strokeWidth="2" />
    </Part>
  );
}

/** Outdoor unit of a split, VRF or air-source heat pump: 9 × 10 squares from its top left. */
export function OutdoorUnit({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M8 100v6h16v-6M66 100v6h16v-6" />
      <rect width="90" height="100" rx="3" />
      <path className="d-fine" d="M74 0v100M78 12h8M78 18h8M78 24h8M78 60h8v26h-8z" />
      <circle cx="37" cy="50" r="33" />
      <Propeller at={[3.7, 5]} r={2.9} />
      <path className="d-hatch" d="M4 50h66M37 17v66" />
    </Part>
  );
}

/** Ceiling cassette, 12 × 4 squares from its top left, throwing both ways. */
export function Cassette({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-air d-mark" d="M14 40q-12 2-22 16M106 40q12 2 22 16" />
      <path d="M14 0h92v30H14z" />
      <path d="M0 30h120l-12 8H12z" />
      <path className="d-fine" d="M34 30l-8 8M86 30l8 8M44 12h32v12H44zM60 12V4" />
      <path className="d-fine" d="M22 6l10 20M98 6L88 26" />
    </Part>
  );
}

/** Plate heat exchanger seen from its side, 7 × 7 squares from its top left: two air paths cross without mixing. */
export function Recuperator({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-energy d-tint" d="M35 0l35 35-35 35L0 35z" />
      <path
        className="d-hatch"
        d="M42 7L7 42M49 14L14 49M56 21L21 56M63 28L28 63M28 7l35 35M21 14l35 35M14 21l35 35M7 28l35 35"
      />
    </Part>
  );
}

/** Hermetic compressor, 6 × 8 squares, origin in its middle. */
export function Compressor({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-20 34v8h-8M20 34v8h8M-30-14Q-30-38 0-38t30 24v30q0 22-30 22t-30-22z" />
      <path className="d-fine" d="M-30-10h60M-30 14h60" />
      <path className="d-none" d="M-12 2a12 12 0 0 1 24 0 8 8 0 0 1-16 0 4 4 0 0 1 8 0" />
    </Part>
  );
}
