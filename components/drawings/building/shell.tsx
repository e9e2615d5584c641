import { type Point, repeat, units } from "../parts/geometry";
import { Part, type PartProps } from "../parts/part";

type BoxProps = { readonly at: Point; readonly w: number; readonly h: number; readonly className?: string };

/** A filled rectangle in squares: a room's air, the earth, a cut wall or slab (the default, solid). */
export function Box({ at: [x, y], w, h, className = "d-solid" }: BoxProps) {
  return <path className={className} d={`M${units(x)} ${units(y)}h${units(w)}v${units(h)}H${units(x)}z`} />;
}

/** Stone cornice over a façade to the right, in section; origin at its foot on the face of the wall. */
export function Cornice({ at }: PartProps) {
  return (
    <Part at={at} className="d-solid">
      <path d="M0 8v-4h-4v-4h-5v-5h-9v-6h-6v-6h8l16-4v-19h-3v-5h18v5h-3V8z" />
    </Part>
  );
}

/** Sash window cut through: sill of stone, two glazed sashes past each other. Origin at the sill's top on the face; `h` squares. */
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

/** Level mark beside the building: a datum triangle and the floor's name. */
export function Level({ at: [x, y], children }: { readonly at: Point; readonly children: string }) {
  return (
    <>
      <path className="d-hatch" d={`M${units(x)} ${units(y)}h94`} />
      <path className="d-solid" d={`M${units(x) + 5} ${units(y)}l-4-6h8z`} />
      <text className="d-note" x={units(x) + 11} y={units(y) - 6}>
        {children}
      </text>
    </>
  );
}

/**
 * A terraced house from behind, in hairlines: butterfly roof, sashes, chimney with its pots. 14 × 34 squares, origin at
 * the left foot; the heads of its windows, floor by floor from the top, are `sashes` units above it.
 */
export function Neighbour({
  at,
  scale,
  sashes = [-212, -142, -72],
}: PartProps & { readonly sashes?: readonly number[] }) {
  const [top = 0, below = 0] = sashes;
  return (
    <Part at={at} scale={scale} className="d-hair">
      <path d="M0 0V-262L36-240 72-262 108-240 144-262M0-262h-6v-58h40v80M-8-320h44v-6H-8zM-4-326l2-14h8l2 14M10-326l2-14h8l2 14M24-326l2-14h8l2 14" />
      <path
        className="d-lit"
        d={["M14", "M60", "M106"]
          .map((x) => sashes.map((y) => `${x} ${y}h26v44h-26zm0 22h26m-13-22v44`).join(""))
          .join("")}
      />
      <path
        d={`${repeat(3, [0, 6], "h12m4 0h12", [72, top + 52])}${repeat(3, [0, 6], "h10m4 0h10", [44, below + 52])}`}
      />
    </Part>
  );
}

/** St Paul's far off; origin under the middle of the dome. */
export function Dome({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-hair">
      <path d="M-44 0v-34h88V0M-34-34v-26h68v26M-37-60h74M-32-60q0-40 32-44 32 4 32 44M-7-104v-14H7v14M-4-118q4-12 8 0M0-124v-14M-4-133h8" />
      <path d={`${repeat(8, [8, 0], "v22", [-28, -57])}M-16-61q2-28 16-42M16-61q-2-28-16-42M0-60v-42`} />
    </Part>
  );
}
