import { Controller } from "../parts/controls";
import { Radiator } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { Boiler } from "../parts/gas-plant";
import { Gauge } from "../parts/instruments";
import { Pipe } from "../parts/pipes";
import { Cut, Ground } from "../parts/structure";
import { Pump, PumpSet, Valve } from "../parts/valves";
import { DosingPot, ExpansionVessel, Separator } from "../parts/vessels";
import type { Schematic } from "./types";

export const heating = {
  "heating-system-maintenance": {
    title: "A heating circuit: boiler, pump, radiators, and on the return a dirt separator, dosing pot and vessel.",
    number: "A-04",
    name: "Heating circuit",
    draw: () => (
      <>
        <Ground at={[1.5, 27.6]} w={12} />
        <Pipe via="11,18 14,18 14,5 45,5 45,23.4 41.5,23.4 41.5,21.2 / 45,14.4 41.5,14.4 41.5,12.2" medium="hot" flow />
        <Pipe
          via="33.5,12.2 33.5,14.4 30.5,14.4 30.5,27 14,27 14,24 11,24 / 33.5,21.2 33.5,23.4 30.5,23.4"
          medium="return"
          flow
        />
        <Pipe via="19.5,5 19.5,27" medium="return" small />
        <Pipe via="1,25 3,25" medium="gas" />
        <Boiler at={[3, 16]} />
        <DosingPot at={[19.5, 13]} />
        <Valve at={[19.5, 8.6]} turn={90} />
        <Valve at={[19.5, 22.6]} turn={90} />
        <PumpSet at={[22, 5]} />
        <Gauge at={[16.6, 5]} />
        <Separator at={[24.5, 27]} />
        <ExpansionVessel at={[16.6, 27]} turn={180} />
        <Radiator at={[33, 7]} />
        <Radiator at={[33, 16]} />
        <Valve at={[43.2, 14.4]} turn={180} kind="control" />
        <Valve at={[43.2, 23.4]} turn={180} kind="control" />
        <Label at={[40, 2.8]} to={[38, 5]}>
          FLOW
        </Label>
        <Label at={[36, 29.6]} to={[30.5, 26]}>
          RETURN
        </Label>
        <Label at={[23, 17]} to={[21, 17]}>
          DOSING POT
        </Label>
        <Label at={[28, 31.6]} to={[25.2, 30]}>
          DIRT SEPARATOR
        </Label>
      </>
    ),
  },
  "heating-services": {
    title: "Section of three floors with radiators on a two-pipe system, fed from a boiler in the basement.",
    number: "A-11",
    name: "Heating, three floors",
    draw: () => (
      <>
        <Cut via="3,2 46,2 / 3,10 46,10 / 3,18 46,18 / 1,26 47,26" width={0.6} />
        <Cut via="3,1.7 3,4 / 3,7.6 3,12 / 3,15.6 3,20 / 3,23.6 3,26 / 45.7,1.7 45.7,26" width={0.6} />
        <path className="d-fine" d="M29 40v36M31 40v36M29 120v36M31 120v36M29 200v36M31 200v36" />
        {[2.6, 10.6, 18.6].map((y) => (
          <g key={y}>
            <Pipe
              via={[
                [
                  [24, 26],
                  [24, y + 2],
                  [20.5, y + 2],
                  [20.5, y + 5.4],
                ],
              ]}
              medium="hot"
              flow
              small
            />
            <Pipe
              via={[
                [
                  [12.5, y + 5.4],
                  [12.5, y + 6.4],
                  [26, y + 6.4],
                  [26, 26],
                ],
              ]}
              medium="return"
              flow
              small
              over
            />
            <Pipe
              via={[
                [
                  [24, y + 2],
                  [30.5, y + 2],
                  [30.5, y + 5.4],
                ],
              ]}
              medium="hot"
              flow
              small
              over
            />
            <Pipe
              via={[
                [
                  [38.5, y + 5.4],
                  [38.5, y + 6.4],
                  [26, y + 6.4],
                ],
              ]}
              medium="return"
              flow
              small
            />
            <Radiator at={[12, y]} />
            <Radiator at={[30, y]} />
            <Controller at={[5.6, y + 1.6]} />
            <Valve at={[22, y + 2]} turn={180} scale={0.7} kind="control" />
            <Valve at={[28, y + 2]} scale={0.7} kind="control" />
          </g>
        ))}
        <Pipe via="10,28.2 24,28.2 24,26" medium="hot" flow small over />
        <Pipe via="26,26 26,31 10,31" medium="return" flow small over />
        <Boiler at={[6.6, 26.6]} scale={0.46} />
        <Pump at={[14, 28.2]} scale={0.75} />
        <Valve at={[17.4, 28.2]} scale={0.7} />
        <Label at={[29, 28.2]} to={[24.4, 28.2]}>
          FLOW 70 °C
        </Label>
        <Label at={[29, 31]} to={[26.2, 31]}>
          RETURN 50 °C
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
