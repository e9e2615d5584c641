import { Diffuser, Louvre } from "../parts/air-terminals";
import { Chiller } from "../parts/chiller";
import { Duct } from "../parts/duct";
import { Canopy } from "../parts/kitchen";
import { Label } from "../parts/label";
import { Arrow, Leader, Pipe } from "../parts/pipes";
import { RooftopUnit } from "../parts/rooftop-unit";
import { Layer } from "./layer";
import { System } from "./system";
import { WideControls } from "./wide-controls";
import { WideHeating } from "./wide-heating";

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
        <WideHeating />
      </Layer>
      <Layer id="controls">
        <WideControls />
      </Layer>
    </System>
  );
}
