import { Main, Sewer } from "../building/mains";
import { Cylinder } from "../parts/cylinders";
import { Flame } from "../parts/flame";
import { Label } from "../parts/label";
import { FlowMeter } from "../parts/meters";
import { Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Basin, Gully } from "../parts/sanitary-ware";
import { Cut } from "../parts/structure";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const plumbingServices: Schematic = {
  title:
    "Water's way through a building: main, meter, tank, pump, hot-water cylinder heated from a boiler, three basins, the vented stack, a trapped gully and the sewer.",
  number: "W-00",
  name: "From main to sewer",
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M9 236h462v91H9z" />
      <path d="M8 236h464" strokeWidth="2" />
      <Cut via="21.2,9.2 46.6,9.2" width={0.6} />
      <Pipe
        via="25.8,8.8 25.8,12.5 45.6,13.4 / 33.7,8.8 33.7,12.8 / 41.6,8.8 41.6,13.2 / 45.6,2 45.6,26.6 26.2,28.9 / 31,24.5 31.8,28.1"
        medium="waste"
        flow
      />
      <path className="d-part d-fine" d="M451 20h10l-2-6h-6z" />
      <Pipe via="40,18.9 35.2,18.9" medium="hot" flow small />
      <Pipe via="35.2,21.7 40,21.7" medium="return" flow small />
      <path className="d-part" d="M400 178h40v54h-40zM400 188h40M408 194h24v20h-24z" />
      <Flame at={[42, 21]} scale={0.6} />
      <Pipe via="4.2,28.4 9.6,28.4 9.6,16.6 11.8,16.6" medium="water" flow />
      <Pipe
        via="18.2,21.6 31.8,21.6 / 27.5,21.6 27.5,6.2 / 27.5,11.4 43.3,11.4 43.3,6.2 / 35.4,11.4 35.4,6.2"
        medium="water"
        flow
        over
      />
      <Pipe via="32,14.2 32,6.2 / 32,10.4 39.9,10.4 39.9,6.2 / 32,10.4 24.1,10.4 24.1,6.2" medium="hot" flow over />
      <Pipe via="28.6,18.6 28.6,23" medium="waste" small over />
      <Gully at={[28.6, 23.6]} />
      <Pipe via="31.8,16 28.3,16 28.3,17.6" medium="hot" small />
      <Pipe via="30.8,21.6 30.8,17 28.9,17 28.9,17.6" medium="water" small />
      <path className="d-part" d="M280 178h12l-4 5v4h-4v-4zM308 219v4q-5 0-5 4v5q0 4 5 4t5-4v-5q0-4-5-4" />
      <Main at={[3.8, 28.4]} medium="water" />
      <Valve at={[9.6, 22]} turn={-90} />
      <FlowMeter at={[9.6, 18.6]} turn={-90} scale={0.9} />
      <Tank at={[11.6, 15.4]} w={7} h={7.4} warning />
      <Valve at={[20.8, 21.6]} scale={0.6} />
      <Pump at={[22.7, 21.6]} />
      <Valve at={[24.6, 21.6]} kind="nonReturn" scale={0.6} />
      <Valve at={[26.1, 21.6]} kind="regulator" scale={0.6} />
      <Valve at={[29.8, 21.6]} kind="nonReturn" scale={0.6} />
      <Valve at={[29.9, 17]} turn={180} kind="safety" scale={0.45} />
      <Valve at={[30.1, 16]} kind="safety" scale={0.6} />
      <Cylinder at={[31.5, 13.8]} scale={0.72} />
      {[25.8, 33.7, 41.6].map((x) => (
        <Basin key={x} at={[x, 4.2]} scale={0.9} />
      ))}
      <Sewer at={[23.6, 28.6]} scale={0.76} />
      <g className="d-below">
        <Label at={[7.6, 31.6]}>WATER MAIN</Label>
        <Label at={[27.2, 31.6]} anchor="start">
          SEWER
        </Label>
      </g>
      <Label at={[26, 14.8]} to={[27.2, 14.8]}>
        COLD
      </Label>
      <Label at={[22.6, 11.2]} to={[24.1, 10.4]}>
        HOT
      </Label>
      <Label at={[8.3, 18.6]} to={[8.9, 18.6]}>
        METER
      </Label>
      <Label at={[41, 17]}>BOILER</Label>
    </>
  ),
};
