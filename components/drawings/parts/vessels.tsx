import { units } from "./geometry";
import { Part, type PartProps } from "./part";

/** Calorifier or hot-water cylinder, 8 × 13 squares from its top left: flow in the coil at [8, 7] and [8, 11]. */
export function Cylinder({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M12 122l-4 14M68 122l4 14M0 20Q0 0 40 0t40 20v94q0 16-40 16T0 114z" />
      <path className="d-hatch" d="M6 22q0-16 34-16t34 16v90q0 12-34 12T6 112z" />
      <path
        className="d-none"
        d="M80 70H24q-8 0-8 6.7t8 6.7h32q8 0 8 6.7T56 97H24q-8 0-8 6.5T24 110h56"
        strokeWidth="6"
      />
      <path className="d-hot d-pipe" d="M80 70H24q-8 0-8 6.7t8 6.7h32q8 0 8 6.7T56 97H24q-8 0-8 6.5T24 110h56" />
    </Part>
  );
}

/** Buffer vessel, 8 × 14 squares from its top left, insulated. */
export function Buffer({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M12 130l-4 14M68 130l4 14M0 18Q0 0 40 0t40 18v104q0 16-40 16T0 122z" />
      <path className="d-hatch" d="M6 20q0-14 34-14t34 14v100q0 12-34 12T6 120zM6 50h68M6 90h68" />
    </Part>
  );
}

/** Low-loss header, 3 squares wide and `h` high from its top left. */
export function LowLossHeader({ at, scale, h = 10 }: PartProps & { readonly h?: number }) {
  return (
    <Part at={at} scale={scale} className="d-return d-tint">
      <path d="M15-4v-8" />
      <rect x="11" y="-18" width="8" height="6" />
      <rect y="-4" width="30" height={h * 10 + 8} rx="12" />
      <path className="d-hatch" d={`M6 ${h * 5}h18M6 ${h * 5 - 6}h18M6 ${h * 5 + 6}h18`} />
    </Part>
  );
}

/** Expansion vessel on its tail; origin at the line it hangs from. */
export function ExpansionVessel({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M0 3v12" />
      <rect x="-14" y="15" width="28" height="38" rx="12" />
      <path className="d-fine" d="M-14 34q7-6 14 0t14 0M0 53v5" />
    </Part>
  );
}

type TankProps = PartProps & {
  readonly w?: number;
  readonly h?: number;
  /** With its warning pipe, on the right. */
  readonly warning?: boolean;
};

/** Lines in a tank's water: from the left, below its level and as long as these parts of its width and height. */
const ripples = [
  [0.1, 0.15, 0.15],
  [0.3, 0.35, 0.2],
  [0.65, 0.2, 0.2],
] as const;

/** Storage tank with its lid, float valve and water; `w` × `h` squares from its top left, inlet at the top left. */
export function Tank({ at, scale, w = 14, h = 8, warning }: TankProps) {
  const [width, height] = [w * 10, h * 10];
  const level = Math.round(height * 0.34);
  const third = units(w / 3);
  return (
    <Part at={at} scale={scale}>
      <path d={`M4 ${height}v8h12v-8M${width - 16} ${height}v8h12v-8`} />
      <path d={`M0 0h${width}v${height}H0z`} />
      <path className="d-water d-tint" stroke="none" d={`M1.5 ${level}h${width - 3}V${height - 1.5}H1.5z`} />
      <path className="d-water d-mark" d={`M1 ${level}h${width - 2}`} />
      <path d={`M-4-6h${width + 8}v6h-${width + 8}zM${width * 0.4}-6v-6h20v6`} />
      <path
        className="d-hatch"
        d={
          ripples.map(([x, y, length]) => `M${units(x * w)} ${level + units(y * h)}h${units(length * w)}`).join("") +
          `M${third} 0v${height}M${2 * third} 0v${height}`
        }
      />
      <path className="d-fine" d={`M0 12h14l16 ${level - 14}`} />
      <circle cx="33" cy={level} r="6" />
      {warning && <path d={`M${width} ${level - 8}h12v12h-5v-7h-7z`} />}
    </Part>
  );
}

/** Dirt separator in a line that runs across: a pot below it, a drain at its foot. */
export function Separator({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-14-10h28v36L6 38H-6l-8-12z" />
      <path d="M-3 38h6v8h-6zM-7 46H7M0-10v-7M-4-17h8" />
      <path className="d-hatch" d="M-8-4l16 8M-8 4l16 8M-8 12l16 8M8-4l-16 8M8 4l-16 8M8 12l-16 8" />
    </Part>
  );
}

/** Dosing pot with its funnel, 4 × 9 squares, origin at its top middle. */
export function DosingPot({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0 0v-10M-10-20h20l-6 10h-8z" />
      <rect x="-15" width="30" height="64" rx="10" />
      <path className="d-fine" d="M-15 14h30M-15 50h30M-9 22h18v20H-9z" />
    </Part>
  );
}
