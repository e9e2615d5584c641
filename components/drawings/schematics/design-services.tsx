import { Dimension } from "../parts/dimension";
import { isometric, type Point, repeat, units } from "../parts/geometry";
import { HeatLossSum } from "./heat-loss-sum";
import { face, line } from "./outline";
import type { Schematic } from "./types";

/** The room of the heat-loss calculation: squares to the right, to the left and up from its far corner on the floor. */
const iso = (x: number, y: number, z: number): Point => isometric([17.8, 16.6], x * 1.15, y * 1.15, z * 1.15);

export const designServices: Schematic = {
  title: "A room in isometric with the heat it loses through roof, walls and glass, and the sum that sizes its plant.",
  number: "B-02",
  name: "Heat-loss calculation",
  note: "Example",
  draw: () => (
    <>
      <path className="d-part" d={face(iso(0, 0, 0), iso(13, 0, 0), iso(13, 13, 0), iso(0, 13, 0))} />
      <path className="d-part" d={face(iso(0, 0, 0), iso(13, 0, 0), iso(13, 0, 9), iso(0, 0, 9))} />
      <path className="d-shade" d={face(iso(0, 0, 0), iso(0, 13, 0), iso(0, 13, 9), iso(0, 0, 9))} />
      <path
        className="d-solid"
        d={face(iso(0, 0, 9), iso(13, 0, 9), iso(13, -0.8, 9), iso(-0.8, -0.8, 9), iso(-0.8, 13, 9), iso(0, 13, 9))}
      />
      <path className="d-air d-tint" d={face(iso(4, 0, 2.6), iso(10, 0, 2.6), iso(10, 0, 7), iso(4, 0, 7))} />
      <path className="d-fine" d={`M${iso(7, 0, 2.6).map(units).join(" ")}V${units(iso(7, 0, 7)[1])}`} />
      <path className="d-part" d={face(iso(0, 4, 0.6), iso(0, 10, 0.6), iso(0, 10, 3.4), iso(0, 4, 3.4))} />
      <path className="d-hatch" d={repeat(6, [-10, 5.75], "v32", [iso(0, 5, 0)[0] * 10, iso(0, 5, 3.4)[1] * 10])} />
      <path
        className="d-hair"
        d={[2, 4, 6, 8, 10, 12]
          .map((n) => `${face(iso(n, 0, 0), iso(n, 13, 0))}${face(iso(0, n, 0), iso(13, n, 0))}`)
          .join("")}
      />
      <path className="d-signal" d={line(iso(0, 13, 9), iso(13, 13, 9), iso(13, 0, 9))} />
      <HeatArrow from={iso(7, 0, 5)} to={iso(7, -6, 5)} />
      <HeatArrow from={iso(0, 7, 6.6)} to={iso(-5, 7, 6.6)} />
      <HeatArrow from={iso(6.5, 6.5, 9)} to={iso(6.5, 6.5, 18.4)} />
      <Dimension from={[3.4, 13.8]} to={[3.4, 24.1]}>
        2 700
      </Dimension>
      <HeatLossSum />
    </>
  ),
};

/** A broad arrow for heat that leaves the room. */
function HeatArrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const length = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 10);
  return (
    <path
      className="d-gas d-fill"
      transform={`translate(${units(from[0])} ${units(from[1])})rotate(${Math.round(turn)})`}
      d={`M0-5h${length - 14}v-6L${length} 0l-14 11V5H0z`}
    />
  );
}
