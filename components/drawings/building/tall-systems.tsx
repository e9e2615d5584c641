import { Diffuser } from "../parts/air-terminals";
import { Boiler } from "../parts/boilers";
import { Chiller } from "../parts/chiller";
import { Panel } from "../parts/control-panel";
import { Cylinder } from "../parts/cylinders";
import { Duct } from "../parts/duct";
import { Canopy, Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Radiator } from "../parts/radiator";
import { RooftopUnit } from "../parts/rooftop-unit";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { Main } from "./street";
import { System } from "./system";

export function TallAir() {
  return (
    <System name="air">
      <Duct via="29.6,11.7 25.8,11.7 25.8,9.8" width={1.2} medium="waste" flow />
      <Duct via="19.6,9.8 19.6,24.6 8,24.6 / 19.6,11.7 7.4,11.7" width={1.2} flow />
      <Duct via="27.8,25 33,25 33,4.2" width={1} medium="waste" flow />
      <path className="d-part" d="M324 48h12l3-8h-18z" />
      <Arrow at={[33, 2.4]} turn={-90} medium="air" />
      <path d="M74 111v12M80 240v12" />
      <Diffuser at={[10, 12.3]} scale={0.6} />
      <Diffuser at={[15.6, 12.3]} scale={0.6} />
      <Diffuser at={[12.8, 25.2]} scale={0.6} />
      <Pipe via="15,7.7 18,7.7" medium="water" flow small />
      <Pipe via="18,8.9 15,8.9" medium="return" flow small />
      <Chiller at={[7.2, 5.4]} scale={0.41} />
      <RooftopUnit at={[17.6, 4.9]} scale={0.48} />
      <path className="d-part" d="M178 97h104v3H178z" />
      <Canopy at={[23.6, 23.8]} w={20} scale={0.3} />
      <Heating />
      <Signal via="18.8,34 18.8,9.8 / 17.4,8.3 15,8.3 / 20,35.4 27,35.4 / 19.3,36 19.3,38" />
      <Panel at={[18.2, 33.9]} scale={0.23} />
      <g className="d-inside">
        <Label at={[18.5, 33.1]}>BMS</Label>
      </g>
      <Label at={[11.2, 2]} to={[11.2, 5.4]}>
        CHILLER
      </Label>
      <Label at={[23.2, 2]} to={[23.2, 4.9]}>
        ROOFTOP UNIT
      </Label>
    </System>
  );
}

/** Radiators on a riser of low-temperature hot water, which also heats the cylinder. */
function Heating() {
  return (
    <>
      <Pipe
        via="26.7,38.4 26.7,30.8 23.7,30.8 23.7,15.9 / 26.1,15.3 26.1,15.9 23.7,15.9 / 26.3,21.3 26.3,21.9 23.7,21.9 / 25.6,38.4 28,38.4"
        medium="return"
        flow
        small
        over
      />
      <Pipe
        via="28,36.9 25.6,36.9 / 26.1,36.9 26.1,32.7 23.1,32.7 23.1,15.3 24.5,15.3 / 23.1,21.3 24.7,21.3"
        medium="hot"
        flow
        small
        over
      />
      <Pump at={[26.1, 34.6]} turn={-90} scale={0.45} />
      <Radiator at={[24.3, 13.2]} w={5} scale={0.4} />
      <Radiator at={[24.5, 19.2]} w={5} scale={0.4} />
      <g className="d-inside">
        <Label at={[24.3, 18]} anchor="start">
          LTHW
        </Label>
      </g>
    </>
  );
}

export function TallGas() {
  return (
    <System name="gas">
      <Duct via="29,33.6 29,32.5 30.6,32.5 30.6,1.2" width={0.7} medium="waste" />
      <Range at={[24.6, 26.4]} w={9} scale={0.36} />
      <Pipe via="10.3,33 10.3,31.8 28,31.8 28,34 / 25.3,31.8 25.3,29.4" medium="gas" flow over />
      <Pipe via="2.8,31.8 8.5,31.8 8.5,33" medium="gas" flow />
      <Main at={[2.2, 31.8]} medium="gas" />
      <Boiler at={[27, 33.8]} scale={0.5} />
      <Valve at={[6.9, 31.8]} kind="lever" scale={0.7} />
      <Valve at={[14, 31.8]} scale={0.7} />
      <GasMeter at={[9.4, 33]} scale={0.6} />
      <g className="d-below d-own">
        <Label at={[0.1, 34.4]} anchor="start">
          GAS
        </Label>
      </g>
    </System>
  );
}

export function TallWater() {
  return (
    <System name="water">
      <Pipe
        via="16.4,3.6 16.4,10.9 22.3,11 22.3,41.4 8,43.4 5.4,44.8 / 28.2,22.6 28.2,22.9 22.3,23.2 / 9,22.3 9,22.9 22.3,23.2 / 13,22.3 13,23"
        medium="waste"
        flow
        small
        over
      />
      <Pipe
        via="24.3,34.6 24.3,33.4 21.6,33.4 21.6,21.8 8.5,21.8 8.5,21.2 / 12.5,21.8 12.5,21.2"
        medium="hot"
        flow
        small
        over
      />
      <Pipe
        via="16.9,38 20.9,38 20.9,22.3 9.6,22.3 9.6,21.2 / 13.6,22.3 13.6,21.2 / 20.9,22.4 27.2,22.4 27.2,21"
        medium="water"
        flow
        small
        over
      />
      <Pipe via="2.8,36.8 7.2,36.8 7.2,38.4 11.6,38.4 11.6,36.4 12.8,36.4" medium="water" flow small />
      <Main at={[2.2, 36.8]} medium="water" />
      <Tank at={[12.6, 35.6]} w={4.3} h={3.2} />
      <Pump at={[19.3, 38]} scale={0.65} />
      <Cylinder at={[22.8, 34.2]} scale={0.38} />
      <g className="d-below d-own">
        <Label at={[0.1, 39.4]} anchor="start">
          WATER
        </Label>
      </g>
      <g className="d-below">
        <Label at={[9.4, 46]} anchor="start">
          SEWER
        </Label>
      </g>
    </System>
  );
}
