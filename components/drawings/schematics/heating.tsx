import { Boiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { repeat } from "../parts/geometry";
import { Gauge } from "../parts/instruments";
import { Label } from "../parts/label";
import { State } from "../parts/part";
import { Pipe } from "../parts/pipes";
import { Pump, PumpSet } from "../parts/pumps";
import { Radiator } from "../parts/radiator";
import { Cut, Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import { DosingPot, ExpansionVessel, Separator } from "../parts/vessels";
import { Controller } from "../parts/wall-controls";
import type { Schematic } from "./types";

/** Where the three floors of the section have their ceilings. */
const floors = [3, 10, 17] as const;

export const heating = {
  "heating-system-maintenance": {
    title: "A heating circuit: boiler, pump, radiators, a dosing pot from flow to return, dirt separator and vessel.",
    number: "A-04",
    name: "Heating circuit",
    draw: () => (
      <>
        <Ground at={[1.5, 27.6]} w={12} />
        <Pipe via="11,18 14,18 14,5 45,5 45,23.4 41.5,23.4 41.5,21.2 / 45,14.4 41.5,14.4 41.5,12.2" medium="hot" flow />
        <Pipe
          via="33.5,12.2 33.5,14.4 31.4,14.4 31.4,27 14,27 14,24 11,24 / 33.5,21.2 33.5,23.4 31.4,23.4"
          medium="return"
          flow
        />
        <Pipe via="28.8,5 28.8,27" medium="return" small />
        <Pipe via="14,8 10.6,8 10.6,9.6" medium="hot" small />
        <path className="d-part" d="M99 96h14l-5 7v7h-4v-7z" />
        <Valve at={[12.4, 8]} kind="safety" scale={0.8} />
        <Pipe via="1,25 3,25" medium="gas" />
        <Boiler at={[3, 16]} />
        <DosingPot at={[28.8, 13]} />
        <Valve at={[28.8, 8.6]} turn={90} />
        <Valve at={[28.8, 22.6]} turn={90} />
        <PumpSet at={[15.8, 5]} />
        <Gauge at={[15.6, 5]} />
        <g className="culprit">
          <Separator at={[24.5, 27]} />
        </g>
        <ExpansionVessel at={[16.6, 27]} turn={180} />
        <Radiator at={[33, 7]} />
        <Radiator at={[33, 16]} />
        <State is={1}>
          <path className="d-gas d-mark" d={repeat(3, [20, 0], "q-6-5 0-10t0-10", [355, 156])} />
        </State>
        <State is={2}>
          <path className="d-solid" d="M332 204v-12q20-14 44-8t42 0v20zM231 294h28l-8 14h-12z" />
        </State>
        <Valve at={[43.2, 14.4]} turn={180} kind="control" />
        <Valve at={[43.2, 23.4]} turn={180} kind="control" />
        <Label at={[40, 2.8]} to={[38, 5]}>
          FLOW
        </Label>
        <Label at={[36, 29.6]} to={[31.4, 26]}>
          RETURN
        </Label>
      </>
    ),
  },
  "heating-services": {
    title:
      "Section of three floors with radiators on two-pipe risers, fed from a boiler in the basement whose flue ends above the roof.",
    number: "A-05",
    name: "Heating, three floors",
    draw: () => (
      <>
        <Cut via="3,3 46,3 / 3,10 46,10 / 3,17 46,17 / 1,24 47.2,24 / 3,32.2 46,32.2" width={0.6} />
        <Cut via="3,2.7 3,5 / 3,8 3,12 / 3,15 3,19 / 3,22 3,32.5 / 45.7,2.7 45.7,32.5" width={0.6} />
        <path className="d-fine" d="M29 50v30M31 50v30M29 120v30M31 120v30M29 190v30M31 190v30" />
        <Duct via="41.2,25.2 41.2,1.8" width={1.2} medium="waste" flow />
        <path d="M402 16h20" />
        <Pipe via="47.2,29.4 43.2,29.4" medium="gas" small over />
        <Pipe
          via={`39,27.4 24,27.4 24,8.3${floors.flatMap((y) => [19.2, 30.4].map((x) => `/24,${y + 5.3} ${x},${y + 5.3} ${x},${y + 5}`)).join("")}`}
          medium="hot"
          flow
          small
          over
        />
        <Pipe
          via={`26,9.15 26,30 39,30${floors.flatMap((y) => [12.4, 37.2].map((x) => `/${x},${y + 5} ${x},${y + 6.15} 26,${y + 6.15}`)).join("")}`}
          medium="return"
          flow
          small
          over
        />
        {floors.map((y) => (
          <g key={y}>
            <Radiator at={[12, y + 0.55]} scale={0.85} />
            <Radiator at={[30, y + 0.55]} scale={0.85} />
            <Controller at={[5.6, y + 2]} />
            <Valve at={[21.6, y + 5.3]} scale={0.7} kind="control" />
            <Valve at={[28.4, y + 5.3]} scale={0.7} kind="control" />
          </g>
        ))}
        <Boiler at={[39, 25.6]} scale={0.54} />
        <Pump at={[35, 27.4]} turn={180} scale={0.75} />
        <Valve at={[31, 27.4]} scale={0.7} />
        <Valve at={[44.4, 29.4]} scale={0.6} />
        <Label at={[20, 26.4]} to={[24, 26.4]}>
          FLOW 55 °C
        </Label>
        <Label at={[20, 29]} to={[26, 29]}>
          RETURN 45 °C
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
