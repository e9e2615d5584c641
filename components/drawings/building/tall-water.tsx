import { Cylinder } from "../parts/cylinders";
import { Label } from "../parts/label";
import { Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Tank } from "../parts/tank";
import { Main } from "./mains";
import { System } from "./system";

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
        <Label at={[0.5, 39.4]} anchor="start">
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
