import type { Medium } from "../parts/geometry";
import { Part, type PartProps } from "../parts/part";

/** A street main in cross-section; the service pipe leaves it to the right. */
export function Main({ at, medium }: PartProps & { readonly medium: Medium }) {
  return (
    <Part at={at} className={`d-${medium} d-fill`}>
      <circle r="13" />
      <circle className="d-part" r="7.5" />
    </Part>
  );
}

/** One of London's egg-shaped brick sewers in section: two rings of brick, water in the invert. Origin: its centre. */
export function Sewer({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-shade" d="M0-38c22 0 34 15 34 32C34 16 18 44 0 44S-34 16-34-6c0-17 12-32 34-32z" />
      <path className="d-hatch" d="M0-32c18 0 28 12 28 26C28 14 14 38 0 38S-28 14-28-6c0-14 10-26 28-26z" />
      <path
        className="d-hatch"
        strokeWidth="6"
        strokeDasharray=".8 8"
        d="M0-35c20 0 31 14 31 29C31 15 16 41 0 41S-31 15-31-6c0-15 11-29 31-29zM0-29c16 0 25 11 25 23C25 12 13 35 0 35S-25 12-25-6c0-12 9-23 25-23z"
      />
      <path className="d-part d-fine" d="M0-26c14 0 22 10 22 20C22 11 11 32 0 32S-22 11-22-6c0-10 8-20 22-20z" />
      <path className="d-waste d-tint d-fine" d="M-17 16h34C12 26 6 32 0 32s-12-6-17-16z" />
    </Part>
  );
}
