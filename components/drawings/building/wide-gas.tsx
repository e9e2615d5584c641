import { Boiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { Fryer, Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Leader, Pipe } from "../parts/pipes";
import { Valve } from "../parts/valve";
import { Main } from "./mains";
import { System } from "./system";

export function WideGas() {
  return (
    <System name="gas">
      <Duct via="54.2,54.2 54.2,53.5 63.2,52.9 63.2,4.6 / 61,54.2 61,53.1" width={0.8} medium="waste" />
      <path className="d-part d-fine" d="M626 46h12v-4h-12z" />
      <Range at={[47, 44.5]} scale={0.5} />
      <Range at={[52, 44.5]} w={8} scale={0.5} />
      <Fryer at={[56, 44.5]} scale={0.5} />
      <Pipe
        via="25.2,52.6 25.2,51 59.6,51 59.6,54.8 / 52.8,51 52.8,54.8 / 45.6,51 45.6,45.4 47,45.4"
        medium="gas"
        flow
        over
      />
      <Pipe via="5.3,51 22.8,51 22.8,52.6" medium="gas" flow />
      <Main at={[4.5, 51]} medium="gas" />
      <Boiler at={[52, 54.6]} scale={0.55} />
      <Boiler at={[58.8, 54.6]} scale={0.55} />
      <Valve at={[19.6, 51]} kind="lever" scale={0.8} />
      <Valve at={[45.6, 47.2]} turn={90} kind="solenoid" scale={0.5} />
      <Valve at={[52.8, 52]} turn={90} scale={0.5} />
      <Valve at={[59.6, 52]} turn={90} scale={0.5} />
      <GasMeter at={[24, 52.6]} scale={0.8} />
      <g className="d-below d-own">
        <Label at={[6.2, 52.8]} anchor="start">
          GAS MAIN
        </Label>
      </g>
      <Leader via="67,56 63.2,56" />
    </System>
  );
}
