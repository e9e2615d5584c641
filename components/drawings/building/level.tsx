import { type Point, units } from "../parts/geometry";

/** Level mark beside the building: a datum triangle and the name of the floor. */
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
