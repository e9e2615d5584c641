import { type Medium, repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** Ceiling diffuser with air to both sides. Origin: its neck, which joins the duct above. */
export function Diffuser({ at, scale, medium = "air" }: PartProps & { readonly medium?: Medium }) {
  return (
    <Part at={at} scale={scale}>
      <path className={`d-${medium} d-mark`} d="M-18 10q-14 3-24 14M18 10q14 3 24 14M0 13v13" />
      <path d="M-8 0v5l-12 5h40l-12-5v-5" />
      <path className="d-fine" d="M-12 10l7-5M12 10l-7-5" />
    </Part>
  );
}

/** Louvre in a wall or at a duct's end: weather blades, `h` squares high. Origin: its centre. */
export function Louvre({ at, turn, scale, h = 4 }: PartProps & { readonly h?: number }) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <rect x="-5" y={h * -5} width="10" height={h * 10} />
      <path className="d-fine" d={repeat(h * 2, [0, 5], "l10-4", [-5, h * -5 + 5])} />
    </Part>
  );
}

/** Ceiling diffuser in plan, 3 squares wide: four-way, or three-way with the duct at its foot. Origin: its centre. */
export function CeilingDiffuser({ at, turn, scale, threeWay }: PartProps & { readonly threeWay?: boolean }) {
  return (
    <Part at={at} turn={turn} scale={scale} className="d-part d-air">
      <path d="M-15-15h30v30h-30z" />
      <path className="d-hatch" d="M-15-15l30 30M15-15l-30 30M-8-8H8V8H-8z" />
      <path className="d-arrow" d={`M0-27l-4 8h8zM-27 0l8-4v8zM27 0l-8-4v8z${threeWay ? "" : "M0 27l-4-8h8z"}`} />
    </Part>
  );
}
