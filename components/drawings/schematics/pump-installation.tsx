import { Panel } from "../parts/control-panel";
import { Gauge, Sensor } from "../parts/instruments";
import { Fault } from "../parts/marks";
import { State } from "../parts/part";
import { Cap } from "../parts/pipe-fittings";
import { Pipe, Signal } from "../parts/pipes";
import { MultistagePump } from "../parts/pumps";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import { ExpansionVessel } from "../parts/vessels";
import { PumpCurve } from "./pump-curve";
import type { ServiceSchematic } from "./types";

/** The centres of the three pumps, in squares. */
const pumps = [9, 19, 29];

/** The path of the water to the two running pumps, and on to the building. */
const suction = (first: number, second: number) =>
  `1.4,22.4 ${second - 3},22.4 / ${[first, second].map((x) => `${x - 3},22.4 ${x - 3},28.4 ${x},28.4`).join("/")}`;
const discharge = (first: number, second: number) =>
  `${first + 3.4},8.8 46.6,8.8 / ${[first, second].map((x) => `${x},28.4 ${x + 3.4},28.4 ${x + 3.4},8.8`).join("/")}`;

/** The flow along a path through the two pumps that run in each state. */
const flowOn = (path: typeof suction) => (
  <>
    <State is={1}>
      <Pipe via={path(9, 19)} medium="water" bare />
    </State>
    <State is={2}>
      <Pipe via={path(19, 29)} medium="water" bare />
    </State>
  </>
);

export const pumpInstallation: ServiceSchematic = {
  title:
    "Booster set: three vertical pumps between suction and discharge manifolds, valves on both sides, vessel, pressure sensors and panel.",
  number: "W-05",
  name: "Booster set",
  card: {
    box: [46, 132, 200, 192],
    draw: () => (
      <>
        <Ground at={[-40, 31.6]} w={130} />
        <path className="d-part d-shade" d="M40 300h212v16H40z" />
        <Pipe via="-40,22.4 90,22.4 / 6,22.4 6,28.4 9,28.4 / 16,22.4 16,28.4 19,28.4" medium="water" flow />
        <Pipe via="9,28.4 12.4,28.4 12.4,-40 / 19,28.4 22.4,28.4 22.4,-40" medium="water" flow over />
        <MultistagePump at={[9, 30]} />
        <MultistagePump at={[19, 30]} />
        <Valve at={[6, 25.6]} turn={90} scale={0.9} />
        <Valve at={[16, 25.6]} turn={90} scale={0.9} />
        <Valve at={[12.4, 18]} turn={-90} kind="nonReturn" />
        <Valve at={[22.4, 18]} turn={-90} kind="nonReturn" />
      </>
    ),
  },
  draw: () => (
    <>
      <Ground at={[1.5, 31.6]} w={45} />
      <path className="d-part d-shade" d="M40 300h310v16H40z" />
      <Signal via="39.6,11.7 39.6,13.8 42,13.8 42,15.6" />
      <Pipe
        via={`1.4,22.4 34,22.4 / ${pumps.map((x) => `${x - 3},22.4 ${x - 3},28.4 ${x},28.4`).join("/")}`}
        medium="water"
      />
      {/* Before the risers, which cross in front of it. */}
      {flowOn(suction)}
      <Pipe
        via={`6,8.8 46.6,8.8 / ${pumps.map((x) => `${x},28.4 ${x + 3.4},28.4 ${x + 3.4},8.8`).join("/")}`}
        medium="water"
        over
      />
      {flowOn(discharge)}
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
      <Sensor at={[3.2, 22.4]} turn={180}>
        P
      </Sensor>
      {/* The cable lies in the plinth, so that it crosses no pipe. */}
      <Signal via="4.2,24.3 4.8,24.3 4.8,30.8 40.2,30.8 40.2,26.6" />
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
      <PumpCurve />
    </>
  ),
};
