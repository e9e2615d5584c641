import { openings, strokes } from "./paths";
import { Course, Fine, Shade, Wall } from "./primitives";

/** The horizontal position, in the middle of the picture. */
export const shop = { left: 789, width: 342 } as const;

/** The firm's shop: upper floor, space for the sign, and a shutter below it. */
export function Shop({ lit }: { lit: number }) {
  const x = 30 + 64 * lit;
  return (
    <g transform={`translate(${shop.left})`}>
      <Wall d="M14-196v-22h26v22M17-218v-8h5v8M32-218v-8h5v8M0 0v-196h342V0z" />
      <Fine d="M0-190h342M0-142h342M0-134h342" />
      <Wall d={openings([30, -184], [26, 38], [5, 64], [1, 0], "cross")} />
      <path className="l" d={`M${x}-184h26v38h-26z`} />
      <Fine d={`M${x}-171h26M${x + 13}-184v38`} />
      <Shade d="M2-134h338v62H2z" />
      <Wall d="M12 0v-66h86V0zM112 0v-66h40V0zM166 0v-66h164V0z" />
      <Course d={strokes([12, -8], 7, "h86", "m-86-8") + strokes([166, -8], 7, "h164", "m-164-8")} />
      <Fine d="M118-12v-46h28v46zM142-34h2" />
    </g>
  );
}
