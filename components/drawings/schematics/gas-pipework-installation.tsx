import { Dimension } from "../parts/dimension";
import { isometric, type Point, type Route } from "../parts/geometry";
import { Label } from "../parts/label";
import { Arrow, Pipe } from "../parts/pipes";
import { Valve } from "../parts/valve";
import { face, line } from "./outline";
import type { ServiceSchematic } from "./types";

/** The sheet's isometric view: metres to the right, to the left and up from the corner of the room. */
const iso = (x: number, y: number, z: number): Point => isometric([24, 15], x * 2, y * 2, z * 2);

const run: Route = [iso(0, 7, 1.5), iso(0, 7, 5), iso(0, 0, 5), iso(7, 0, 5), iso(7, 0, 1.5)];

const branch: Route = [iso(0, 3.5, 5), iso(4, 3.5, 5), iso(4, 3.5, 1.5)];

/** The pipes with their appliances, valves and flow arrows. */
const pipework = () => (
  <>
    <Pipe via={[run, branch]} medium="gas" flow />
    <path className="d-part" d={cases([0, 7], [4, 3.5], [7, 0])} />
    <Valve at={iso(0, 7, 3)} turn={-90} kind="lever" />
    <Valve at={iso(7, 0, 3.4)} turn={90} />
    <Valve at={iso(4, 3.5, 3.4)} turn={90} />
    <Arrow at={iso(0, 5.4, 5)} turn={-30} />
    <Arrow at={iso(3.5, 0, 5)} turn={30} />
    <Arrow at={iso(2, 3.5, 5)} turn={30} />
  </>
);

export const gasPipeworkInstallation: ServiceSchematic = {
  title: "Isometric of gas pipework: riser, run along two walls, branch and drops, with valves and lengths.",
  number: "G-05",
  name: "Pipework, isometric",
  card: {
    box: [92, 36, 296, 226],
    draw: pipework,
  },
  draw: () => (
    <>
      <path className="d-hair" d={room()} />
      {pipework()}
      <Dimension from={iso(0, 7, 5.8)} to={iso(0, 3.5, 5.8)} />
      <Dimension from={iso(0, 3.5, 5.8)} to={iso(0, 0, 5.8)} />
      <Dimension from={iso(0, 0, 5.8)} to={iso(7, 0, 5.8)} />
      <Label at={[12, 7.6]}>3.5 m</Label>
      <Label at={[18, 4.2]}>3.5 m</Label>
      <Label at={[31.6, 4.6]}>7.0 m</Label>
      <Label at={[9, 14]} to={iso(0, 7, 4.2)}>
        DN 50
      </Label>
      <Label at={[39.1, 26]} to={iso(7.6, 0, 0.8)}>
        BOILER
      </Label>
      <Label at={[28, 30.6]} to={iso(4, 4.1, 0.8)}>
        KITCHEN
      </Label>
      <Label at={[9, 24.6]} to={iso(0, 7.6, 0.8)}>
        METER
      </Label>
    </>
  ),
};

/** The meter and the appliances: boxes on the floor, 1.5 metres high, with the pipe at their top. */
function cases(...at: readonly (readonly [x: number, y: number])[]): string {
  return at
    .flatMap(([x, y]) => {
      const [a, b, c, d] = [x - 0.6, x + 0.6, y - 0.6, y + 0.6];
      return [
        face(iso(a, c, 1.5), iso(b, c, 1.5), iso(b, d, 1.5), iso(a, d, 1.5)),
        face(iso(a, d, 1.5), iso(b, d, 1.5), iso(b, d, 0), iso(a, d, 0)),
        face(iso(b, c, 1.5), iso(b, d, 1.5), iso(b, d, 0), iso(b, c, 0)),
      ];
    })
    .join("");
}

/** Two walls and the floor of the room, as a grid of hairlines one metre apart. */
function room(): string {
  return [0, 2, 4, 6, 8]
    .flatMap((n) => [
      line(iso(n, 0, 0), iso(n, 8, 0)),
      line(iso(0, n, 0), iso(8, n, 0)),
      line(iso(n, 0, 0), iso(n, 0, 6)),
      line(iso(0, n, 0), iso(0, n, 6)),
    ])
    .join("");
}
