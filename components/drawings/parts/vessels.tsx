import { Part, type PartProps } from "./part";

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

/** Expansion vessel on its connecting pipe. Origin: the line above it. */
export function ExpansionVessel({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M0 3v12" />
      <rect x="-14" y="15" width="28" height="38" rx="12" />
      <path className="d-fine" d="M-14 34q7-6 14 0t14 0M0 53v5" />
    </Part>
  );
}

/** Dirt separator in a horizontal line: a pot below the line, with a drain at its foot. */
export function Separator({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-14-10h28v36L6 38H-6l-8-12z" />
      <path d="M-3 38h6v8h-6zM-7 46H7M0-10v-7M-4-17h8" />
      <path className="d-hatch" d="M-8-4l16 8M-8 4l16 8M-8 12l16 8M8-4l-16 8M8 4l-16 8M8 12l-16 8" />
    </Part>
  );
}

/** Dosing pot with its funnel, 4 × 9 squares. Origin: its top middle. */
export function DosingPot({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0 0v-10M-10-20h20l-6 10h-8z" />
      <rect x="-15" width="30" height="64" rx="10" />
      <path className="d-fine" d="M-15 14h30M-15 50h30M-9 22h18v20H-9z" />
    </Part>
  );
}
