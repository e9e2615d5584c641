import { repeat } from "../parts/geometry";
import { Part, type PartProps } from "../parts/part";

/** A London plane: mottled trunk, crown of loose arcs. Origin: its foot. */
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

/** Street lamp, 9 squares high. Origin: its foot. */
export function Lamp({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-fine" d="M-4 0h8l-2-8h-4zM-1-8v-60h2v60M-8-60H8" />
      <path d="M-5-68h10l3-14H-8zM-8-82q8-8 16 0" />
    </Part>
  );
}

/** Earth in section: `count` short strokes, one every two squares from the top left. */
export function Earth({ at, count }: PartProps & { readonly count: number }) {
  return (
    <Part at={at} className="d-hair">
      <path d={repeat(count, [24, 0], "l-8 8m12-3l-5 5")} />
    </Part>
  );
}
