import type { ReactNode } from "react";
import { Part, type PartProps } from "./part";

/** What stands on the body of a valve; the line runs across, flow to the right. A new kind is one entry here. */
const bonnets = {
  isolation: <path d="M0 0v-12M-6-12h12" />,
  lever: <path d="M0 0v-9l14-4" />,
  /** The lever stands across the line: shut. */
  closed: <path d="M0 0v-24" />,
  motorised: <path d="M0 0v-9M-7-21h14v12h-14z" />,
  solenoid: <path d="M0 0v-9M-7-21h14v12h-14zM-7-9l14-12" />,
  control: <path d="M0 0v-9M-9-9a9 9 0 0 1 18 0z" />,
  regulator: <path d="M0 0v-8M-12-8a12 12 0 0 1 24 0zM9-15v-6h9v21" />,
  safety: <path d="M0 0v-6l-5-3 10-4-10-4 10-4-5-3v-4" className="d-none" />,
  balancing: <path d="M-5-4v-11M5-4v-11M-8-15h6M2-15h6" />,
  /** What it has is drawn on the body. */
  nonReturn: null,
  drain: <path d="M0 0v-12M-6-12h12M10-4h5v8h-5" />,
  plain: null,
} satisfies Record<string, ReactNode>;

type ValveKind = keyof typeof bonnets;

/** A valve in a line that runs across; turn it 90 for a riser. */
export function Valve({ at, turn, scale, kind = "isolation" }: PartProps & { readonly kind?: ValveKind }) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      {bonnets[kind]}
      <path d="M-10-7v14l20-14v14z" />
      {kind === "nonReturn" && <path className="d-solid" d="M0 0l10-7v14z" />}
    </Part>
  );
}

/** Circulating pump, pushing to the right. */
export function Pump({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <circle r="12" />
      <path className="d-solid" d="M-6-10.4L12 0-6 10.4z" />
    </Part>
  );
}

/** Vertical multistage pump with its motor, 17 squares high; origin in the middle of its foot. */
export function MultistagePump({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-20-6h40v6h-40zM-14-30h28v24h-28zM-11-94h22v64h-22zM-15-104h30v10h-30zM-12-154h24v50h-24zM-8-162H8v8H-8z" />
      <path className="d-fine" d="M-11-84h22M-11-72h22M-11-60h22M-11-48h22M-11-38h22M-6-150v42M0-150v42M6-150v42" />
    </Part>
  );
}

/** Y-strainer in a line that runs across. */
export function Strainer({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M-11-5h22v10h-5l5 9-8 5-8-14h-6z" />
      <path className="d-hatch" d="M-2 5l8-2M1 10l8-2" />
    </Part>
  );
}

/** Where a gauge can be put on, with its cap. */
export function TestPoint({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M0-3v-8M-4-15h8v5h-8z" />
    </Part>
  );
}

/** Pump with an isolating valve each side and a non-return valve on its discharge; 12 squares, from inlet to outlet. */
export function PumpSet({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <Valve at={[1.8, 0]} />
      <Pump at={[4.8, 0]} />
      <Valve at={[7.8, 0]} kind="nonReturn" />
      <Valve at={[10.6, 0]} />
    </Part>
  );
}
