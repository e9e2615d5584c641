import { Propeller } from "./fans";
import { Part, type PartProps } from "./part";

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

/** Ceiling cassette with air to both sides, 12 × 4 squares from its top left. */
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
