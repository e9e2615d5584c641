import { Duct } from "../../parts/duct";
import { Coil } from "../../parts/duct-fittings";
import { Sensor } from "../../parts/instruments";
import { Label } from "../../parts/label";
import { Part, type PartProps } from "../../parts/part";
import { Arrow, Pipe, Signal } from "../../parts/pipes";
import { Pump } from "../../parts/pumps";
import { Controller } from "../../parts/wall-controls";
import { EndLabel, StartLabel } from "../labels";
import type { Figure } from "../types";

export const controlLoop: Figure = {
  alt: "A sensor sends the supply air temperature to the controller, which moves the three-port valve that mixes the coil’s water",
  height: 264,
  draw: () => (
    <g transform="translate(0 8)">
      <Duct via="1,5.5 47,5.5" width={5} flow />
      <Pipe via="24,24 24,9.6 20.8,9.6 20.8,8" medium="hot" />
      <Pipe via="19.2,8 19.2,9.6 16,9.6 16,24" medium="return" />
      <Pipe via="16,17 23,17" medium="return" />
      <Coil at={[20, 5.5]} h={5} medium="hot" />
      <Pump at={[24, 12.6]} turn={-90} scale={0.9} />
      <ThreePort at={[24, 17]} />
      <Arrow at={[24, 21.4]} turn={-90} />
      <Arrow at={[20.2, 17]} />
      <Arrow at={[16, 21.4]} turn={90} />
      <Sensor at={[39, 6.4]} turn={180} scale={1.2}>
        T
      </Sensor>
      <Controller at={[37.3, 14.6]} scale={1.7} />
      <Signal via="39,9.9 39,14.6 / 37.3,17 27.4,17" />
      <Arrow at={[39, 13.4]} turn={90} />
      <Arrow at={[28.2, 17]} turn={180} />
      <StartLabel at={[2, 1.6]}>Air</StartLabel>
      <Label at={[20, 1.6]}>Heating coil</Label>
      <Label at={[39, 1.6]}>Supply air</Label>
      <StartLabel at={[40.6, 12]}>Reads</StartLabel>
      <Label at={[32.6, 15.2]}>Moves</Label>
      <Label at={[39, 21]}>Decides</Label>
      <EndLabel at={[14.8, 17]}>Mixes return in</EndLabel>
      <StartLabel at={[25.2, 23]}>From boiler</StartLabel>
      <EndLabel at={[14.8, 23]}>Back</EndLabel>
    </g>
  ),
};

/** A three-port mixing valve in a riser, with the third port on the left and the actuator on the right. */
function ThreePort({ at }: PartProps) {
  return (
    <Part at={at} scale={1.2}>
      <path d="M0 0h10M10-8h12v16h-12zM0 0l-7-11H7zM0 0l-7 11H7zM0 0l-11-7v14z" />
    </Part>
  );
}
