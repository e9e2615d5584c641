import { repeat } from "../parts/geometry";
import { Part, type PartProps } from "../parts/part";

/**
 * The back of a terraced house in hairlines: butterfly roof, sashes, chimney with its pots; 14 × 34 squares. Origin:
 * the left foot. `sashes` are the heights of the window heads above it in units, from the top floor down.
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

/** St Paul's in the distance. Origin: below the centre of the dome. */
export function Dome({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-hair">
      <path d="M-44 0v-34h88V0M-34-34v-26h68v26M-37-60h74M-32-60q0-40 32-44 32 4 32 44M-7-104v-14H7v14M-4-118q4-12 8 0M0-124v-14M-4-133h8" />
      <path d={`${repeat(8, [8, 0], "v22", [-28, -57])}M-16-61q2-28 16-42M16-61q-2-28-16-42M0-60v-42`} />
    </Part>
  );
}
