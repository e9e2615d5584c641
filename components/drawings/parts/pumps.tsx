import { Part, type PartProps } from "./part";
import { Valve } from "./valve";

/** Circulating pump with flow to the right. */
export function Pump({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <circle r="12" />
      <path className="d-solid" d="M-6-10.4L12 0-6 10.4z" />
    </Part>
  );
}

/** Vertical multistage pump with its motor, 17 squares high. Origin: the middle of its foot. */
export function MultistagePump({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-20-6h40v6h-40zM-14-30h28v24h-28zM-11-94h22v64h-22zM-15-104h30v10h-30zM-12-154h24v50h-24zM-8-162H8v8H-8z" />
      <path className="d-fine" d="M-11-84h22M-11-72h22M-11-60h22M-11-48h22M-11-38h22M-6-150v42M0-150v42M6-150v42" />
    </Part>
  );
}

/** Pump between two isolating valves, with a non-return valve on its discharge; 12 squares from inlet to outlet. */
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
