import { type Medium, repeat } from "../parts/geometry";
import { Part, type PartProps } from "../parts/part";

/** A street main cut across; the service leaves it to the right. */
export function Main({ at, medium }: PartProps & { readonly medium: Medium }) {
  return (
    <Part at={at} className={`d-${medium} d-fill`}>
      <circle r="13" />
      <circle className="d-part" r="7.5" />
    </Part>
  );
}

/** One of London's egg-shaped brick sewers, cut across: two rings of brick and the water in the invert. Origin in the middle. */
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

/** A London plane: mottled trunk, a crown of loose arcs. Origin at the foot. */
export function PlaneTree({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path
        className="d-fine"
        d="M-22-86c-22 4-38-8-34-26-18-6-20-28-6-38-10-16 0-38 18-40-2-20 18-34 34-26 8-18 34-20 44-4 18-4 32 12 26 28 16 6 20 26 8 38 10 14 2 34-16 36 0 18-18 28-34 22-10 12-32 14-40 10z"
      />
      <path
        className="d-hatch"
        d="M-44-148q8-12 20-6M8-206q12-8 22 4M-40-116q10-10 22-2M26-140q12-8 22 4M-8-168q10-10 22-2"
      />
      <path
        d="M-7 0q3-20 2-42-1-34-1-50l-22-30M7 0q-3-24-2-44 1-34 2-54l22-28M0-88v-52M-6-74l-30-14M6-80l24-14"
        className="d-fine"
      />
      <path className="d-hatch" d="M-3-20q3 4 5 0M-3-54q3 4 6 0" />
    </Part>
  );
}

/** Street lamp, 9 squares high; origin at the foot. */
export function Lamp({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-fine" d="M-4 0h8l-2-8h-4zM-1-8v-60h2v60M-8-60H8" />
      <path d="M-5-68h10l3-14H-8zM-8-82q8-8 16 0" />
    </Part>
  );
}

/** Earth in section: `count` short strokes every two squares, from its top left. */
export function Earth({ at, count }: PartProps & { readonly count: number }) {
  return (
    <Part at={at} className="d-hair">
      <path d={repeat(count, [24, 0], "l-8 8m12-3l-5 5")} />
    </Part>
  );
}
