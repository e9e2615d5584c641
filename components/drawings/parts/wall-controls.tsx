import { Part, type PartProps, Tag } from "./part";

/** Room controller or thermostat on a wall, 2 × 3 squares from its top left. */
export function Controller({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <rect width="20" height="26" rx="3" />
      <path className="d-air d-tint" d="M4 4h12v9H4z" />
      <path className="d-fine" d="M5 19h3M12 19h3" />
    </Part>
  );
}

/** Push button on a box, for an emergency stop or gas shut-off. */
export function StopButton({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-fault">
      <rect className="d-part" x="-13" y="-13" width="26" height="26" rx="3" />
      <circle className="d-fill" r="8" />
      <circle className="d-fine" r="4.5" />
    </Part>
  );
}

/** Ceiling or wall alarm with its letters, 5 × 3 squares. Origin: its centre. */
export function Alarm({ at, scale, children }: PartProps & { readonly children: string }) {
  return (
    <Part at={at} scale={scale}>
      <rect x="-20" y="-13" width="40" height="26" rx="5" />
      <path className="d-fine" d="M-14 8h28" />
      <Tag y={-2}>{children}</Tag>
    </Part>
  );
}
