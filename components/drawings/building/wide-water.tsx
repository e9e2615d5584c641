import { Cylinder } from "../parts/cylinders";
import { Label } from "../parts/label";
import { Leader, Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Basin, Closet, Shower, Sink } from "../parts/sanitary-ware";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { Main } from "./mains";
import { System } from "./system";

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
      {/* Where a smaller pipe begins. */}
      <path className="d-solid" d="M570 340.5h3.5v9H570zM412 582h2.5v8H412z" />
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
