import { Panel } from "../parts/controls";
import { Basin, Closet } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { Gauge } from "../parts/instruments";
import { Pipe, Signal } from "../parts/pipes";
import { Cut, Ground } from "../parts/structure";
import { MultistagePump, Pump, Valve } from "../parts/valves";
import { Cylinder, ExpansionVessel, Tank } from "../parts/vessels";
import type { Schematic } from "./types";

export const risers = {
  "commercial-installation": {
    title: "Riser diagram of three washroom floors: cold and hot risers, the soil stack, booster pumps and tank below.",
    number: "W-04",
    name: "Riser diagram",
    draw: () => (
      <>
        <Cut via="6,9.6 47,9.6 / 6,17.4 47,17.4 / 1,25.2 47,25.2" width={0.6} />
        <Pipe via="8.6,24 4,24 / 8.6,16.4 4,16.4 / 8.6,8.6 4,8.6 / 4,2 4,31 1,31" medium="waste" flow />
        <Pipe
          via="26,30.2 40,30.2 40,4 18,4 18,5 / 40,11.8 18,11.8 18,12.8 / 40,19.6 18,19.6 18,20.6 / 27,4 27,5 / 27,11.8 27,12.8 / 27,19.6 27,20.6"
          medium="water"
          flow
        />
        <Pipe
          via="44,26.2 44,2.6 29,2.6 29,5 / 44,10.6 29,10.6 29,12.8 / 44,18.4 29,18.4 29,20.6 / 20,2.6 20,5 / 29,2.6 20,2.6 / 20,10.6 20,12.8 / 29,10.6 20,10.6 / 20,18.4 20,20.6 / 29,18.4 20,18.4"
          medium="hot"
          flow
          small
          over
        />
        {[9.2, 17, 24.8].map((floor) => (
          <g key={floor}>
            <Closet at={[8.6, floor]} scale={0.62} />
            <Basin at={[19, floor - 3.4]} scale={0.6} />
            <Basin at={[28, floor - 3.4]} scale={0.6} />
            <Valve at={[36, floor - 5.2]} turn={180} scale={0.7} />
          </g>
        ))}
        <Tank at={[16, 27.2]} w={10} h={4} />
        <Pipe via="40,30.2 42.4,30.2" medium="water" small />
        <Cylinder at={[42.2, 26]} scale={0.46} />
        <Pump at={[30, 30.2]} />
        <Valve at={[34.4, 30.2]} kind="nonReturn" scale={0.8} />
        <Label at={[7, 3]} to={[4, 3]}>
          STACK
        </Label>
        <Label at={[8, 29.4]} anchor="start">
          TANK
        </Label>
      </>
    ),
  },
  "pump-installation": {
    title: "Booster set: three vertical pumps between suction and discharge manifolds, valves, vessel and panel.",
    number: "W-05",
    name: "Booster set",
    draw: () => (
      <>
        <Ground at={[1.5, 31.6]} w={45} />
        <path className="d-part d-shade" d="M40 300h310v16H40z" />
        <Pipe via="1.4,26.6 34,26.6" medium="water" flow />
        <Pipe via="5,8 46.6,8" medium="water" flow />
        {[9, 19, 29].map((x) => (
          <g key={x}>
            <Pipe
              via={[
                [
                  [x - 2, 26.6],
                  [x - 2, 28.4],
                  [x, 28.4],
                ],
              ]}
              medium="water"
            />
            <Pipe
              via={[
                [
                  [x, 28.4],
                  [x + 3.4, 28.4],
                  [x + 3.4, 8],
                ],
              ]}
              medium="water"
              flow
              over
            />
            <MultistagePump at={[x, 30]} />
            <Valve at={[x + 3.4, 20]} turn={-90} kind="nonReturn" />
            <Valve at={[x + 3.4, 13]} turn={-90} />
          </g>
        ))}
        <Gauge at={[37, 8]} />
        <Valve at={[42, 8]} />
        <ExpansionVessel at={[36.5, 8]} />
        <Panel at={[39, 15.6]} w={7} h={11} />
        <Signal via="43,26.6 43,30.4 35,30.4" />
        <path className="d-fine" d="M60 20v36h74" />
        <path className="d-water d-mark" d="M60 26q44 2 66 28" />
        <path className="d-mark" d="M60 54q40-2 62-24" />
        <circle className="d-solid" cx="108" cy="41" r="3.5" />
        <Label at={[17, 3]} to={[11.4, 4]}>
          DUTY POINT
        </Label>
        <Label at={[25.4, 24]} to={[22.6, 20.4]} anchor="middle">
          NRV
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
