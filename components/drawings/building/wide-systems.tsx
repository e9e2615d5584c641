import { Diffuser, Louvre } from "../parts/air-terminals";
import { Boiler } from "../parts/boilers";
import { Chiller } from "../parts/chiller";
import { Cylinder } from "../parts/cylinders";
import { Duct } from "../parts/duct";
import { Canopy, Fryer, Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Arrow, Leader, Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { RooftopUnit } from "../parts/rooftop-unit";
import { Basin, Closet, Shower, Sink } from "../parts/sanitary-ware";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { Layer } from "./layer";
import { Main } from "./street";
import { System } from "./system";
import { Controls, Heating } from "./wide-heating";

export function WideAir() {
  return (
    <System name="air">
      <Layer id="air">
        <Duct via="59,18.2 49.6,18.2 49.6,15.6" width={1.6} medium="waste" flow />
        <Duct
          via="39.2,15.6 39.2,42.2 21,42.2 / 39.2,18.2 20,18.2 / 39.2,26.2 20,26.2 / 39.2,26.2 60,26.2"
          width={1.6}
          flow
        />
        <Duct via="57.2,42.2 66.2,42.2 66.2,8.5" width={1.4} medium="waste" flow />
        <path className="d-part" d="M652 86h20v-8h-20zM656 78l-4-14h20l-4 14z" />
        <Arrow at={[66.2, 4.6]} turn={-90} medium="air" />
        <path d="M200 174v16M200 254v16M600 254v16M210 415v14" />
        {[23, 28.5, 34].map((x) => (
          <Diffuser key={x} at={[x, 19]} scale={0.7} />
        ))}
        {[23, 31].map((x) => (
          <Diffuser key={x} at={[x, 27]} scale={0.7} />
        ))}
        {[48, 56].map((x) => (
          <Diffuser key={x} at={[x, 27]} scale={0.6} />
        ))}
        {[27.5, 36].map((x) => (
          <Diffuser key={x} at={[x, 43]} scale={0.7} />
        ))}
        <Pipe via="32,12.4 36.5,12.4" medium="water" flow small />
        <Pipe via="36.5,14.2 32,14.2" medium="return" flow small />
        <Chiller at={[20.4, 9.1]} scale={0.62} />
        <RooftopUnit at={[36, 7.4]} scale={0.8} />
        <path className="d-part" d="M364 154h166v6H364z" />
        <Canopy at={[46.4, 41]} w={29} scale={0.4} />
        <Label at={[24.6, 6.4]} to={[24.6, 9.9]}>
          CHILLER
        </Label>
        <Label at={[44.8, 6.4]} to={[44.8, 7.4]}>
          ROOFTOP UNIT
        </Label>
        <Label at={[69.8, 5.2]} to={[67, 6.9]}>
          KITCHEN
        </Label>
        <Label at={[70.3, 6.8]} anchor="start">
          EXTRACT
        </Label>
        <Leader via="14.6,7 17,7 20.4,11" />
        <Louvre at={[59, 18.2]} h={1.6} />
        <Arrow at={[22.6, 8]} turn={-90} medium="air" />
        <Arrow at={[26.6, 8]} turn={-90} medium="air" />
        <Arrow at={[30.6, 8]} turn={-90} medium="air" />
        <Arrow at={[57.8, 9.8]} turn={180} medium="air" />
      </Layer>
      <Layer id="heating">
        <Heating />
      </Layer>
      <Layer id="controls">
        <Controls />
      </Layer>
    </System>
  );
}

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

export function WideWater() {
  return (
    <System name="water">
      <Basin at={[50.5, 36.7]} scale={0.55} />
      <Basin at={[54.6, 36.7]} scale={0.55} />
      <Closet at={[58, 40]} scale={0.5} />
      <Shower at={[33.4, 37.1]} scale={0.34} />
      <path className="d-part d-fine" d="M328 389h36v5h-36z" />
      <Basin at={[29.8, 36.3]} scale={0.45} />
      <path d="M574 295h53v3h-53zM578 298v22M607 298v22" className="d-fine" />
      <Sink at={[58.4, 29.5]} scale={0.36} />
      <Pipe
        via="42.4,34 42.4,17.2 34.4,17 34.4,6.8 / 60.5,31.4 60.5,33.1 42.4,33.5 / 29.8,38.6 29.8,40.1 42.4,40.6 / 34.6,39.4 34.6,40.3 / 50.5,39.5 50.5,40.4 / 54.6,39.5 54.6,40.2"
        medium="waste"
        small
        over
      />
      <Pipe via="42.4,33 42.4,62.8 27.6,64.7 22.8,65.6 / 59.4,40.3 42.4,40.5" medium="waste" flow />
      <Pipe
        via="46,53 46,52.4 41.6,52.4 41.6,35.5 48.7,35.5 48.7,38.5 54,38.5 54,37.9 / 49.9,38.5 49.9,37.9 / 41.6,39 28.7,39 28.7,37.4 / 33.1,39 33.1,37.3"
        medium="hot"
        flow
        small
        over
      />
      <Pipe via="35.6,58.6 40.8,58.6 40.8,34.5 57.2,34.5" medium="water" flow over />
      <Pipe via="12,54.8 19.4,54.8 19.4,59.6 27.6,59.6 27.6,55.4 29.5,55.4" medium="water" flow />
      <Pipe
        via="40.8,38.2 30.9,38.2 30.9,37.4 / 33.7,38.2 33.7,37.3 / 57,34.5 59.3,34.5 59.3,30.6 / 57.5,34.5 57.5,39 51.1,39 51.1,37.9 / 55.2,39 55.2,37.9 / 57.5,38.5 58.4,38.5 58.4,37.8 / 40.8,58.6 44.4,58.6"
        medium="water"
        flow
        small
        over
      />
      <Main at={[11.6, 54.8]} medium="water" />
      <Valve at={[14.8, 54.8]} scale={0.8} />
      <Valve at={[19.4, 57.2]} turn={90} scale={0.8} />
      <Tank at={[29, 54.8]} w={6.6} h={5} />
      <Valve at={[37, 58.6]} scale={0.6} />
      <Pump at={[39, 58.6]} scale={0.8} />
      <Cylinder at={[43.6, 52.8]} scale={0.6} />
      <g className="d-below d-own">
        <Label at={[9.8, 55.6]} anchor="end">
          WATER MAIN
        </Label>
      </g>
      <Leader via="14.8,58 14.8,55.6" />
    </System>
  );
}
