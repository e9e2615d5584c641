import { units } from "../parts/geometry";
import { Part, type PartProps } from "../parts/part";

/** Stone cornice above a façade on its right, in section. Origin: the cornice's foot at the face of the wall. */
export function Cornice({ at }: PartProps) {
  return (
    <Part at={at} className="d-wall">
      <path d="M0 8v-4h-4v-4h-5v-5h-9v-6h-6v-6h8l16-4v-19h-3v-5h18v5h-3V8z" />
    </Part>
  );
}

/** Sash window in section: stone sill, two glazed sashes, `h` squares high. Origin: the sill's top at the face. */
export function CutSash({ at, h = 3.4, flip }: PartProps & { readonly h?: number; readonly flip?: boolean }) {
  const top = h * -10;
  const mid = Math.round(top / 2);
  return (
    <g transform={`translate(${units(at[0])} ${units(at[1])})${flip ? "scale(-1 1)" : ""}`}>
      <path className="d-part d-fine" d={`M-4 0h17v3H-4zM-3 ${top - 5}h8v5h-8z`} />
      <path className="d-fine" d={`M4 0V${mid - 2}M7 ${mid + 2}V${top}`} />
      <path className="d-solid" d={`M2.5-4h3v4h-3zM2.5 ${mid - 2}h6v4h-6zM5.5 ${top}h3v4h-3z`} />
    </g>
  );
}

/** Shop front in section, its blind extended over the pavement. Origin: pavement level at the face. */
export function ShopFront({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-part d-fine" d="M-5-76h16v12H-5zM2-8h9v8H2zM5-64h3v56H5z" />
      <path className="d-part" d="M-3-66L-40-46v7l4-2 4 2 4-2 4 2 4-2 4 2 4-2 4 2 4-2 3 1v-24z" />
      <path className="d-hatch" d="M-35-48v9M-27-52v13M-19-57v18M-11-61v22" />
    </Part>
  );
}
