import { Compressor } from "../parts/compressor";
import { Stream } from "../parts/duct";
import { Coil } from "../parts/duct-fittings";
import { Propeller } from "../parts/fans";
import { Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { Pipe, Signal } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const airConditioning: Schematic = {
  title:
    "The refrigeration cycle: compressor and condenser outside, expansion valve and evaporator in the room; a sensor at the evaporator's outlet sets the valve.",
  number: "A-10",
  name: "Refrigeration cycle",
  draw: () => (
    <>
      <Cut via="25.6,1 25.6,4.4 / 25.6,7.6 25.6,25.4 / 25.6,28.6 25.6,32.6" />
      <Pipe via="21,6 15,6 15,9" medium="hot" flow />
      <Pipe via="15,24 15,27 35.4,27" medium="liquid" flow small />
      <Pipe via="35.4,27 38,27 38,24" medium="air" flow small />
      <Pipe via="38,9 38,6 21,6" medium="air" flow />
      <Stream at={[3.8, 16.5]} turn={180} medium="hot" />
      <Stream at={[20.6, 16.5]} turn={180} />
      <Stream at={[43, 16.5]} />
      <Coil at={[15, 16.5]} h={15} medium="hot" />
      <Coil at={[38, 16.5]} h={15} medium="air" />
      <Propeller at={[10, 16.5]} r={3.6} />
      <Propeller at={[33, 16.5]} r={3.6} />
      <Compressor at={[21, 6]} />
      <Valve at={[35.4, 27]} kind="control" />
      <Sensor at={[38, 7.6]} turn={-90}>
        T
      </Sensor>
      <Signal via="35.1,7.6 28.4,7.6 28.4,24.2 35.4,24.2 35.4,25.2" />
      <Label at={[12, 3.8]}>HOT GAS</Label>
      <Label at={[35, 3.8]}>COLD GAS</Label>
      <Label at={[21, 25.4]}>LIQUID</Label>
      <Label at={[9, 22.2]}>OUTSIDE</Label>
      <Label at={[33, 22.2]}>ROOM</Label>
      <Label at={[35.4, 29.4]} to={[35.4, 27.6]}>
        EXPANSION VALVE
      </Label>
    </>
  ),
};
