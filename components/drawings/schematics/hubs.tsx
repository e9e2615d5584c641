import { Dining } from "../building/furniture";
import { Earth, Lamp, Main, Sewer } from "../building/street";
import { Diffuser, Louvre } from "../parts/air-terminals";
import { Boiler } from "../parts/boilers";
import { Chiller } from "../parts/chiller";
import { Cylinder } from "../parts/cylinders";
import { Duct } from "../parts/duct";
import { Fan } from "../parts/fans";
import { Flame } from "../parts/flame";
import { Canopy, Fryer, Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { FlowMeter, GasMeter } from "../parts/meters";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { RooftopUnit } from "../parts/rooftop-unit";
import { Basin, Gully } from "../parts/sanitary-ware";
import { Cut, Desk, Person } from "../parts/structure";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { Controller } from "../parts/wall-controls";
import type { Schematic } from "./types";

export const hubs = {
  "hvac-services": {
    title: "Roof plant over an office floor: chiller and rooftop unit, supply and return ducts, diffusers, controls.",
    number: "A-00",
    name: "Roof plant, office floor",
    draw: () => (
      <>
        <path className="d-tint" stroke="none" d="M14 196h452v116H14z" />
        <Pipe via="18,7.3 23.4,7.3" medium="water" flow small />
        <Pipe via="23.4,9.7 18,9.7" medium="return" flow small />
        <Signal via="41.6,23 41.6,11" />
        <Duct via="26.6,11.2 26.6,17.2 4,17.2" width={2.4} flow />
        <Duct via="44,19.4 44,17.2 38.5,17.2 38.5,11.2" width={2.4} medium="waste" flow />
        <Cut via="1,12.6 25.4,12.6 / 27.8,12.6 37.3,12.6 / 39.7,12.6 47,12.6 / 1,31.4 47,31.4 / 1.4,10.6 1.4,20.8 / 1.4,27.6 1.4,31.4 / 46.6,10.6 46.6,20.8 / 46.6,27.6 46.6,31.4" />
        <path
          className="d-fine"
          d="M12 208v68M16 208v68M464 208v68M468 208v68M18 196h444M18 303h254M316 303h146M272 310v-88h44v88M307 268h4"
        />
        <Chiller at={[2.6, 3.2]} scale={0.8} />
        <RooftopUnit at={[23.2, 2.4]} scale={0.9} />
        <Arrow at={[5.4, 2.2]} turn={-90} medium="air" />
        <Arrow at={[10.7, 2.2]} turn={-90} medium="air" />
        <Arrow at={[16, 2.2]} turn={-90} medium="air" />
        <path d="M40 160v24" />
        <Diffuser at={[8, 18.4]} />
        <Diffuser at={[20, 18.4]} />
        <Louvre at={[44, 19.4]} turn={90} h={2.4} />
        <Desk at={[4, 31]} />
        <Desk at={[16, 31]} />
        <Desk at={[33, 31]} />
        <Person at={[29.4, 31]} scale={2.4} />
        <Controller at={[40.6, 22.8]} />
        <Label at={[24.4, 14.9]} to={[26.2, 14.9]}>
          SUPPLY
        </Label>
        <Label at={[36.4, 14.9]} to={[38.2, 14.9]}>
          RETURN
        </Label>
      </>
    ),
  },
  "gas-services": {
    title:
      "Gas from the main in the street through valve and meter in the cellar to a kitchen and to the boilers on the floor above.",
    number: "G-00",
    name: "From main to burner",
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M9 240h462v87H9z" />
        <path className="d-part" stroke="none" d="M129 240h136v80H129z" />
        <Earth at={[29, 26]} count={7} />
        <Earth at={[30, 29.6]} count={7} />
        <Cut via="1,24 47,24 / 12.6,13.2 46.4,13.2 / 12.6,3.2 46.4,3.2 / 12.6,32 26.8,32" width={0.6} />
        <Cut via="12.9,2.9 12.9,32.3 / 46.1,2.9 46.1,24 / 26.5,24 26.5,32.3" width={0.6} />
        <Duct via="26.1,4.7 26.1,4.3 42.4,3.9 42.4,1.6 / 37.7,4.7 37.7,4" width={0.7} medium="waste" />
        <path className="d-part d-fine" d="M418 16h12v-4h-12z" />
        <Duct via="40,16.1 46,16.1" width={1.2} />
        <Louvre at={[46.2, 16.1]} h={1.6} />
        <Fan at={[44, 16.5]} r={1.1} />
        <Signal via="44,17.5 44,18 42.3,18 42.3,14.8 25.2,14.8 25.2,17.3" />
        <Lamp at={[2.8, 23.7]} scale={1.4} />
        <Person at={[7.4, 23.7]} scale={1.9} />
        <Pipe via="35.2,9.2 19.6,9.2" medium="hot" flow small />
        <Pipe via="19.6,11.5 35.2,11.5" medium="return" flow small />
        <Pipe
          via="5,28.8 18.6,28.8 18.6,25.6 20.8,25.6 20.8,26.4 / 23.6,26.4 23.6,14.1 43.4,14.1 43.4,10 40.4,10 / 32,14.1 32,10.3 28.8,10.3 / 26.4,14.1 26.4,21.3 38,21.3"
          medium="gas"
          flow
          over
        />
        <Main at={[4.4, 28.8]} medium="gas" />
        <Pump at={[21.5, 9.2]} turn={180} scale={0.7} />
        <Boiler at={[23.4, 5]} scale={0.68} />
        <Boiler at={[35, 5]} scale={0.68} />
        <Cylinder at={[15, 5.1]} scale={0.58} />
        <Dining at={[14.6, 23.7]} />
        <Range at={[27.8, 18.8]} scale={0.54} />
        <Fryer at={[33.5, 18.8]} scale={0.54} />
        <Range at={[36.5, 18.8]} w={8} scale={0.54} />
        <Canopy at={[27.2, 15.2]} w={39} scale={0.36} />
        <GasMeter at={[22.2, 26.3]} scale={0.94} />
        <Valve at={[10.4, 28.8]} />
        <Valve at={[15.2, 28.8]} kind="lever" />
        <Valve at={[18.6, 27.2]} turn={-90} kind="regulator" scale={0.6} />
        <Valve at={[23.6, 20.4]} turn={-90} scale={0.7} />
        <Valve at={[26.4, 18.2]} turn={-90} kind="solenoid" scale={0.7} />
        <Valve at={[30.4, 10.3]} scale={0.6} />
        <Valve at={[43.4, 12]} turn={-90} scale={0.7} />
        <Person at={[43.2, 23.7]} scale={1.6} />
        <g className="d-below">
          <Label at={[6.4, 26.3]}>GAS MAIN</Label>
        </g>
        <Label at={[15.6, 30.8]}>ECV</Label>
        <g className="d-below">
          <Label at={[31, 28.4]} to={[24, 28.8]}>
            METER
          </Label>
        </g>
      </>
    ),
  },
  "plumbing-services": {
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
        <Flame at={[41.6, 19.6]} scale={0.7} />
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
  },
} satisfies Record<string, Schematic>;
