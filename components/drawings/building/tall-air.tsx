import { Diffuser } from "../parts/air-terminals";
import { Chiller } from "../parts/chiller";
import { Panel } from "../parts/control-panel";
import { Duct } from "../parts/duct";
import { Canopy } from "../parts/kitchen";
import { Label } from "../parts/label";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { RooftopUnit } from "../parts/rooftop-unit";
import { System } from "./system";
import { TallHeating } from "./tall-heating";

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
      <TallHeating />
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
