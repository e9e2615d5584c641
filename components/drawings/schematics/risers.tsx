import { Panel } from "../parts/control-panel";
import { Cylinder } from "../parts/cylinders";
import { Gauge, Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { Fault } from "../parts/marks";
import { State } from "../parts/part";
import { Cap, Strainer } from "../parts/pipe-fittings";
import { Pipe, Signal } from "../parts/pipes";
import { MultistagePump, Pump } from "../parts/pumps";
import { Basin, Closet } from "../parts/sanitary-ware";
import { Cut, Ground } from "../parts/structure";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { ExpansionVessel } from "../parts/vessels";
import type { Schematic } from "./types";

/** The finished floors of the riser diagram and the middles of the booster set's pumps, in squares. */
const floors = [8.2, 15.4, 22.6];
const pumps = [9, 19, 29];

/** The water's way through the two pumps that run. */
const through = (first: number, second: number) =>
  `1.4,22.4 ${second - 3},22.4 / ${first + 3.4},8.8 46.6,8.8 / ${[first, second].map((x) => `${x - 3},22.4 ${x - 3},28.4 ${x + 3.4},28.4 ${x + 3.4},8.8`).join("/")}`;

export const risers = {
  "commercial-installation": {
    title:
      "Riser diagram of three washroom floors: tank, pump and cylinder below, cold, hot and return risers, each waste to the vented stack.",
    number: "W-04",
    name: "Riser diagram",
    draw: () => (
      <>
        <Cut via="6,8.5 47,8.5 / 6,15.7 47,15.7 / 1,22.9 47,22.9" width={0.6} />
        <Pipe
          via={`4,1.8 4,31 1,31 / ${floors.map((y) => `28,${y - 0.4} 28,${y + 1} 4,${y + 1.3} / 19,${y - 0.4} 19,${y + 1.1} / 11,${y - 0.4} 11,${y + 1.2}`).join("/")}`}
          medium="waste"
          flow
        />
        <path className="d-part d-fine" d="M35 18h10l-2-6h-6z" />
        <Pipe via="1,28.4 16,28.4" medium="water" flow over />
        <Pipe
          via={`26,30.4 42.4,30.4 / ${floors.map((y) => `36,30.4 36,${y + 1.9} 9,${y + 1.9} 9,${y - 2.6} / 29,${y + 1.9} 29,${y - 2} / 20,${y + 1.9} 20,${y - 2}`).join("/")}`}
          medium="water"
          flow
          small
          over
        />
        <Pipe
          via={`46.9,29.3 45.8,29.3 / ${floors.map((y) => `44,26.4 44,${y + 2.6} 18,${y + 2.6} 18,${y - 2} / 27,${y + 2.6} 27,${y - 2}`).join("/")}`}
          medium="hot"
          flow
          small
          over
        />
        <Pipe via="44.2,12.3 46.3,12.3 46.3,27.7 45.4,27.7 / 45.8,31.1 46.9,31.1" medium="return" flow small over />
        {floors.map((y) => (
          <g key={y}>
            <Closet at={[8.6, y]} scale={0.62} />
            <Basin at={[19, y - 3.1]} scale={0.55} />
            <Basin at={[28, y - 3.1]} scale={0.55} />
            <Valve at={[33, y + 1.9]} turn={180} scale={0.6} />
            <Valve at={[40, y + 2.6]} turn={180} scale={0.6} />
          </g>
        ))}
        <Tank at={[16, 27.2]} w={10} h={4.4} warning />
        <Cylinder at={[42.2, 26]} scale={0.46} />
        <Pump at={[46.3, 20.4]} turn={90} scale={0.6} />
        <Valve at={[46.3, 25]} turn={90} kind="nonReturn" scale={0.6} />
        <Valve at={[10, 28.4]} scale={0.8} />
        <Valve at={[26.9, 30.4]} scale={0.6} />
        <Strainer at={[28.2, 30.4]} scale={0.55} />
        <g className="culprit">
          <Pump at={[30, 30.4]} />
        </g>
        <Valve at={[32.6, 30.4]} kind="nonReturn" scale={0.8} />
        <Pipe via="42.4,27.2 40.3,27.2 40.3,28.4 / 38.9,30.4 38.9,27.9 40,27.9 40,28.4" medium="hot" small />
        <Pipe via="40.1,28.8 40.1,31 34.6,31.4 34.6,32" medium="waste" small over />
        <path className="d-part" d="M395 282h12l-4 6v5h-4v-5zM338 318h16v8h-16z" />
        <ExpansionVessel at={[41.2, 30.4]} turn={180} scale={0.36} />
        <Valve at={[36.95, 30.4]} kind="regulator" scale={0.45} />
        <Valve at={[38.05, 30.4]} kind="nonReturn" scale={0.45} />
        <Valve at={[39.4, 27.9]} turn={180} kind="safety" scale={0.4} />
        <Valve at={[41.2, 27.2]} kind="safety" scale={0.45} />
      </>
    ),
  },
  "pump-installation": {
    title:
      "Booster set: three vertical pumps between suction and discharge manifolds, valves on both sides, vessel, pressure sensors and panel.",
    number: "W-05",
    name: "Booster set",
    draw: () => (
      <>
        <Ground at={[1.5, 31.6]} w={45} />
        <path className="d-part d-shade" d="M40 300h310v16H40z" />
        <Signal via="39,17.6 4,17.6 4,19.5 / 39.6,11.7 39.6,13.8 42,13.8 42,15.6" />
        <Pipe
          via={`1.4,22.4 34,22.4 / ${pumps.map((x) => `${x - 3},22.4 ${x - 3},28.4 ${x},28.4`).join("/")}`}
          medium="water"
        />
        <Pipe
          via={`6,8.8 46.6,8.8 / ${pumps.map((x) => `${x},28.4 ${x + 3.4},28.4 ${x + 3.4},8.8`).join("/")}`}
          medium="water"
          over
        />
        <State is={1}>
          <Pipe via={through(9, 19)} medium="water" bare />
        </State>
        <State is={2}>
          <Pipe via={through(19, 29)} medium="water" bare />
        </State>
        <Cap at={[34, 22.4]} />
        <Cap at={[6, 8.8]} turn={180} />
        {pumps.map((x) => (
          <g key={x}>
            <g className={x === 9 ? "culprit" : undefined}>
              <MultistagePump at={[x, 30]} />
            </g>
            <Valve at={[x - 3, 25.6]} turn={90} scale={0.9} />
            <Valve at={[x + 3.4, 20]} turn={-90} kind="nonReturn" />
            <Valve at={[x + 3.4, 13]} turn={-90} />
          </g>
        ))}
        <Sensor at={[4, 22.4]}>P</Sensor>
        <Gauge at={[37.4, 8.8]} />
        <Valve at={[43.4, 8.8]} />
        <ExpansionVessel at={[36, 8.8]} scale={0.9} />
        <Sensor at={[39.6, 8.8]} turn={180}>
          P
        </Sensor>
        <Panel at={[39, 15.6]} w={7} h={11} />
        <State is={2}>
          <Fault at={[9, 20.6]} />
          <path className="d-fault d-fill" d="M404 206h7v7h-7z" />
        </State>
        <path className="d-fine" d="M130 14v56h150M126 20l4-6 4 6M274 66l6 4-6 4" />
        <path className="d-water d-mark" d="M130 22q90 2 134 46" />
        <path className="d-mark" d="M130 62q80-4 126-44" />
        <Label at={[29, 3]} to={[22.27, 4.01]}>
          DUTY POINT
        </Label>
        <Label at={[11.8, 2.8]} anchor="end">
          PRESSURE
        </Label>
        <Label at={[28.8, 6.8]} anchor="start">
          FLOW
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
