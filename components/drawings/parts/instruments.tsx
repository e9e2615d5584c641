import { Part, type PartProps, Tag } from "./part";

/** Dial gauge on a stem. Origin: the tapping on the line below it. */
export function Gauge({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M0-3v-9" />
      <circle cy="-22" r="10" />
      <path className="d-fine" d="M-6.5-18a7 7 0 1 1 13 0M0-22l4-5" />
      <circle className="d-solid" cy="-22" r="1.6" />
    </Part>
  );
}

/** Sensor with its letter, bulb at the top. Origin: the tapping. */
export function Sensor({ at, turn, scale, children }: PartProps & { readonly children: string }) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M0 3v-12" />
      <circle cy="-19" r="10" />
      <g transform={turn ? `translate(0 -19)rotate(${-turn})` : "translate(0 -19)"}>
        <Tag>{children}</Tag>
      </g>
    </Part>
  );
}

/** U-gauge for a tightness test: two legs of water beside a scale. Origin: the end of the tube. */
export function UGauge({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-12-8h44v92h-44z" />
      <path className="d-none" d="M0-22V64a10 10 0 0 0 20 0V0" strokeWidth="7" />
      <path className="d-duct" d="M0-22V64a10 10 0 0 0 20 0V0" strokeWidth="4.5" />
      <path className="d-water d-mark" d="M0 50V64a10 10 0 0 0 20 0V20" strokeWidth="4" />
      <path className="d-hatch" d="M7 10h6M7 20h6M7 30h6M7 40h6M7 50h6M7 60h6" />
    </Part>
  );
}

/** Hand-held analyser or electronic gauge; the probe line starts at [0, -4]. */
export function Analyser({ at, scale, children }: PartProps & { readonly children: string }) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-5-40h10v10h-10z" />
      <rect x="-20" y="-32" width="40" height="64" rx="6" />
      <rect className="d-tint" x="-16" y="-26" width="32" height="24" />
      <path className="d-fine" d="M-12 6h6v5h-6zM-3 6h6v5h-6zM6 6h6v5h-6zM-12 16h6v5h-6zM-3 16h6v5h-6zM6 16h6v5h-6z" />
      <Tag y={-14}>{children}</Tag>
    </Part>
  );
}
