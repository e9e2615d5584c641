import { Boiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Pipe } from "../parts/pipes";
import { Valve } from "../parts/valve";
import { Main } from "./mains";
import { System } from "./system";

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
        <Label at={[0.5, 34.4]} anchor="start">
          GAS
        </Label>
      </g>
    </System>
  );
}
