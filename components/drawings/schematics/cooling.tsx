import { Chiller } from "../parts/chiller";
import { Compressor } from "../parts/compressor";
import { Buffer } from "../parts/cylinders";
import { Duct, Stream } from "../parts/duct";
import { Coil } from "../parts/duct-fittings";
import { Propeller } from "../parts/fans";
import { type Point, units } from "../parts/geometry";
import { Gauge, Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { Fault } from "../parts/marks";
import { State } from "../parts/part";
import { Flexible, Strainer } from "../parts/pipe-fittings";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { PumpSet } from "../parts/pumps";
import { Cassette, OutdoorUnit } from "../parts/split-units";
import { Cut, Desk, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import { ExpansionVessel } from "../parts/vessels";
import { Controller } from "../parts/wall-controls";
import type { Schematic } from "./types";

export const cooling = {
  "air-conditioning-installation": {
    title:
      "Section of two rooms: two outdoor units share a liquid and a gas line that branch to a ceiling cassette in each; condensate drains down.",
    number: "A-01",
    name: "VRF air conditioning",
    draw: () => (
      <>
        <Cut via="1,14 26,14 / 29.2,14 47,14 / 24,14.4 24,31 / 1,31.4 47,31.4" />
        <path className="d-fine" d="M12 200h58M190 200h46M244 200h56M420 200h48" />
        <Pipe
          via="17.6,19.1 28.2,19.1 28.2,11.9 11.9,11.9 11.9,9.2 11.1,9.2 / 31.4,19.1 28.2,19.1 / 22.6,11.9 22.6,9.2 21.9,9.2"
          medium="air"
          flow
          over
        />
        <Pipe
          via="11.1,7.4 12.8,7.4 12.8,12.9 27,12.9 27,17.4 17.6,17.4 / 27,17.4 31.4,17.4 / 21.9,7.4 23.6,7.4 23.6,12.9"
          medium="liquid"
          flow
          small
          over
        />
        <Pipe via="8.4,18.4 2.6,18.9 2.6,32.7 / 40.6,18.4 44.8,18.9 44.8,32.7" medium="waste" flow small over />
        <path className="d-solid" d={joints([22.6, 11.9], [23.6, 12.9], [27, 17.4], [28.2, 19.1])} />
        <path className="d-part" d="M30 115v21M110 115v21M138 115v21M218 115v21M26 110h89v5h-89zM134 110h89v5h-89z" />
        <g className="culprit">
          <OutdoorUnit at={[3, 1.4]} scale={0.9} />
        </g>
        <OutdoorUnit at={[13.8, 1.4]} scale={0.9} />
        <Cassette at={[7, 17]} />
        <Cassette at={[30, 17]} />
        <Person at={[5.4, 31]} scale={2.3} />
        <Desk at={[11, 31]} />
        <Desk at={[31, 31]} />
        <Controller at={[20.6, 23]} />
        <Signal via="21.6,23 21.6,20.5 18.4,20.5" />
        <Label at={[22.6, 15.6]} to={[27, 15.6]}>
          LIQUID LINE
        </Label>
        <Label at={[31.4, 15.6]} to={[28.2, 15.6]}>
          GAS LINE
        </Label>
      </>
    ),
  },
  "chiller-installation": {
    title:
      "Air-cooled chiller on springs with its flow switch, buffer vessel with its safety valve, duty and standby pumps, and the cooling coil they serve.",
    number: "A-08",
    name: "Chilled water plant",
    draw: () => (
      <>
        <Ground at={[1.5, 15.6]} w={23} />
        <Duct via="36,5 46,5" width={5} flow />
        <Pipe via="40.2,7.5 40.2,12 23,12" medium="return" flow />
        <Pipe
          via="13,28 16.5,28 16.5,25.6 34,25.6 34,28 41.8,28 41.8,7.5 / 16.5,28 16.5,30.5 34,30.5 34,28"
          medium="water"
        />
        <State is={1}>
          <Pipe via="13,28 16.5,28 16.5,25.6 34,25.6 34,28 41.8,28 41.8,7.5" medium="water" bare />
        </State>
        <State is={2}>
          <Pipe via="13,28 16.5,28 16.5,30.5 34,30.5 34,28 41.8,28 41.8,7.5" medium="water" bare />
        </State>
        <Pipe via="23,9 26.8,9 26.8,20 13,20" medium="water" flow over />
        <Chiller at={[4.4, 4.78]} scale={0.93} />
        <path className="d-fine" d="M360 20v25l-5 3 10 4-5 3v25M460 20v25l-5 3 10 4-5 3v25" />
        <Coil at={[41, 5]} h={5} />
        <Arrow at={[7.6, 3.3]} turn={-90} medium="air" />
        <Arrow at={[13.7, 3.3]} turn={-90} medium="air" />
        <Arrow at={[19.8, 3.3]} turn={-90} medium="air" />
        <Flexible at={[25, 9]} />
        <Flexible at={[25, 12]} />
        <g transform="translate(620)scale(-1 1)">
          <Strainer at={[31, 12]} />
        </g>
        <Valve at={[34.5, 12]} />
        <ExpansionVessel at={[37.6, 12]} scale={0.6} />
        <Valve at={[26.8, 14.6]} turn={90} />
        <Sensor at={[26.8, 17.4]} turn={-90}>
          F
        </Sensor>
        <Pipe via="5.2,21 2.6,21 2.6,23.6" medium="water" small />
        <Pipe via="2.6,24.6 2.6,32.4" medium="waste" small />
        <path className="d-part" d="M19 236h14l-5 6v6h-4v-6z" />
        <Valve at={[3.8, 21]} turn={180} kind="safety" scale={0.6} />
        <Buffer at={[5, 17.5]} />
        <g className="culprit">
          <PumpSet at={[19, 25.6]} />
        </g>
        <PumpSet at={[19, 30.5]} />
        <State is={2}>
          <Fault at={[23.8, 25.6]} />
        </State>
        <Gauge at={[38.2, 28]} />
        <Valve at={[41.8, 22]} turn={-90} kind="balancing" />
        <Sensor at={[41.8, 16]} turn={90}>
          T
        </Sensor>
        <Label at={[29.6, 18.9]} to={[26.8, 18.9]}>
          FLOW 6 °C
        </Label>
        <Label at={[28.2, 7.9]} anchor="start">
          RETURN
        </Label>
        <Label at={[28.2, 10.7]} to={[28.2, 12]} anchor="start">
          12 °C
        </Label>
        <Label at={[30, 22.7]} to={[27.4, 25.9]}>
          NRV
        </Label>
      </>
    ),
  },
  "air-conditioning": {
    title:
      "The refrigeration cycle: compressor and condenser outside, expansion valve and evaporator in the room; a sensor at the evaporator's outlet sets the valve.",
    number: "A-10",
    name: "Refrigeration cycle",
    draw: () => (
      <>
        <Cut via="25.6,1 25.6,4.4 / 25.6,7.6 25.6,25.4 / 25.6,28.6 25.6,32.6" />
        <Pipe via="21,6 15,6 15,9" medium="discharge" flow />
        <Pipe via="15,24 15,27 35.4,27" medium="liquid" flow small />
        <Pipe via="35.4,27 38,27 38,24" medium="air" flow small />
        <Pipe via="38,9 38,6 21,6" medium="air" flow />
        <Stream at={[3.8, 16.5]} turn={180} medium="waste" />
        <Stream at={[20.6, 16.5]} turn={180} />
        <Stream at={[43, 16.5]} />
        <Coil at={[15, 16.5]} h={15} medium="discharge" />
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
  },
} satisfies Record<string, Schematic>;

/** Dots where refrigerant lines branch. */
const joints = (...at: readonly Point[]) =>
  at.map(([x, y]) => `M${units(x) - 4} ${units(y)}a4 4 0 1 0 8 0 4 4 0 1 0-8 0`).join("");
