import { Coil, Duct, Propeller, Stream } from "../parts/air";
import { Cassette, Chiller, Compressor, OutdoorUnit } from "../parts/air-plant";
import { Controller } from "../parts/controls";
import { Label } from "../parts/frame";
import { Gauge, Sensor } from "../parts/instruments";
import { Arrow, Flexible, Pipe, Signal } from "../parts/pipes";
import { Cut, Desk, Ground, Person } from "../parts/structure";
import { PumpSet, Strainer, Valve } from "../parts/valves";
import { Buffer } from "../parts/vessels";
import type { Schematic } from "./types";

export const cooling = {
  "air-conditioning-installation": {
    title:
      "Section of two rooms: outdoor units on the roof, refrigerant pipes down to a ceiling cassette in each room.",
    number: "A-01",
    name: "VRF air conditioning",
    draw: () => (
      <>
        <Cut via="1,13 26,13 / 29.4,13 47,13 / 24,13.4 24,31 / 1,31.4 47,31.4" />
        <path className="d-fine" d="M12 195h58M190 195h46M244 195h56M420 195h48" />
        <Pipe via="12,10.5 28.4,10.5 28.4,16.2 18,16.2 / 28.4,16.2 33,16.2" medium="air" flow small />
        <Pipe via="33,17.4 26.9,17.4 26.9,9.2 23,9.2 / 18,17.4 26.9,17.4" medium="return" flow small over />
        <Pipe via="42,17.5 45,17.5 45,30.8" medium="waste" flow small />
        <OutdoorUnit at={[3, 2]} />
        <OutdoorUnit at={[14, 2]} />
        <Cassette at={[7, 16.5]} />
        <Cassette at={[30, 16.5]} />
        <Person at={[5, 31]} scale={2.3} />
        <Desk at={[11, 31]} />
        <Desk at={[31, 31]} />
        <Controller at={[20.6, 22.5]} />
        <Signal via="21.6,22.5 21.6,18.4 19,18.4" />
        <Label at={[31, 4]} to={[22, 4]}>
          OUTDOOR UNITS
        </Label>
        <Label at={[30.6, 8.5]} to={[28.4, 10.5]}>
          LIQUID + GAS LINES
        </Label>
        <Label at={[41, 22.6]} to={[45, 22.6]}>
          CONDENSATE
        </Label>
      </>
    ),
  },
  "chiller-installation": {
    title: "Air-cooled chiller on springs, buffer vessel, duty and standby pumps, and the cooling coil they serve.",
    number: "A-08",
    name: "Chilled water plant",
    draw: () => (
      <>
        <Ground at={[1.5, 15.6]} w={23} />
        <Duct via="33,5 46,5" width={5} flow />
        <Pipe via="40.2,7.5 40.2,12 23,12" medium="return" flow />
        <Pipe
          via="13,28 16.5,28 16.5,26 34,26 34,28 41.8,28 41.8,7.5 / 16.5,28 16.5,30.5 34,30.5 34,28"
          medium="water"
          flow
        />
        <Pipe via="23,9 27.5,9 27.5,20 13,20" medium="water" flow over />
        <Chiller at={[3, 4]} />
        <Coil at={[41, 5]} h={5} />
        <Arrow at={[6.4, 2.6]} turn={-90} medium="air" />
        <Arrow at={[13, 2.6]} turn={-90} medium="air" />
        <Arrow at={[19.6, 2.6]} turn={-90} medium="air" />
        <Flexible at={[25, 9]} />
        <Flexible at={[25, 12]} />
        <Strainer at={[31, 12]} turn={180} />
        <Valve at={[34.5, 12]} />
        <Valve at={[27.5, 15.5]} turn={90} />
        <Buffer at={[5, 17.5]} />
        <PumpSet at={[19, 26]} />
        <PumpSet at={[19, 30.5]} />
        <Gauge at={[17.6, 26]} />
        <Valve at={[41.8, 22]} turn={-90} kind="balancing" />
        <Sensor at={[41.8, 16]} turn={90}>
          T
        </Sensor>
        <Label at={[30, 18.5]} to={[27.5, 18.5]}>
          FLOW 6 °C
        </Label>
        <Label at={[33.9, 9.3]}>RETURN 12 °C</Label>
        <Label at={[30, 22.6]} to={[26.8, 25.6]}>
          NRV
        </Label>
        <Label at={[9, 24.2]}>BUFFER</Label>
      </>
    ),
  },
  "air-conditioning": {
    title: "The refrigeration cycle: compressor, condenser outside, expansion valve, evaporator cooling a room.",
    number: "A-10",
    name: "Refrigeration cycle",
    draw: () => (
      <>
        <Cut via="27,1 27,4.4 / 27,7.6 27,25.4 / 27,28.6 27,32.6" />
        <Pipe via="38,9 38,6 18,6 9,6 9,9 / 9,24 9,27 38,27 38,24" medium="air" flow />
        <Stream at={[4.5, 16.5]} />
        <Stream at={[43, 16.5]} />
        <Coil at={[9, 16.5]} h={15} medium="air" />
        <Coil at={[38, 16.5]} h={15} medium="air" />
        <Propeller at={[15, 16.5]} r={3.8} />
        <Propeller at={[32.5, 16.5]} r={3.8} />
        <Compressor at={[18, 6]} />
        <Valve at={[22, 27]} kind="control" />
        <Sensor at={[38, 25.4]} turn={90}>
          T
        </Sensor>
        <Label at={[11, 3.6]}>HOT GAS</Label>
        <Label at={[33, 3.6]}>COLD GAS</Label>
        <Label at={[14, 25.6]}>LIQUID</Label>
        <Label at={[15.4, 22]}>OUTSIDE</Label>
        <Label at={[32.5, 22]}>ROOM</Label>
        <Label at={[20.6, 30.2]} to={[21.5, 27.3]}>
          EXPANSION VALVE
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
