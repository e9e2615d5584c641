import { Chiller } from "../parts/chiller";
import { Buffer } from "../parts/cylinders";
import { Duct } from "../parts/duct";
import { Coil } from "../parts/duct-fittings";
import { Gauge, Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { Fault } from "../parts/marks";
import { State } from "../parts/part";
import { Flexible, Strainer } from "../parts/pipe-fittings";
import { Arrow, Pipe } from "../parts/pipes";
import { PumpSet } from "../parts/pumps";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import { ExpansionVessel } from "../parts/vessels";
import type { ServiceSchematic } from "./types";

/** The chiller with its flexible connections. */
const chiller = (
  <>
    <Chiller at={[4.4, 4.78]} scale={0.93} />
    <Arrow at={[7.6, 3.3]} turn={-90} medium="air" />
    <Arrow at={[13.7, 3.3]} turn={-90} medium="air" />
    <Arrow at={[19.8, 3.3]} turn={-90} medium="air" />
    <Flexible at={[25, 9]} />
    <Flexible at={[25, 12]} />
  </>
);

export const chillerInstallation: ServiceSchematic = {
  title:
    "Air-cooled chiller on springs with its flow switch, buffer vessel with its safety valve, duty and standby pumps, and the cooling coil they serve.",
  number: "A-08",
  name: "Chilled water plant",
  card: {
    box: [36, 18, 232, 150],
    draw: () => (
      <>
        <Ground at={[-40, 15.6]} w={130} />
        <Pipe via="90,12 23,12" medium="return" flow />
        <Pipe via="23,9 90,9" medium="water" flow />
        {chiller}
      </>
    ),
  },
  draw: () => (
    <>
      <Ground at={[1.5, 15.6]} w={23} />
      <Ground at={[1.5, 32.1]} w={45} />
      <Duct via="37,5 46,5" width={5} flow />
      <Pipe via="40.2,7.5 40.2,12 23,12" medium="return" flow />
      <Pipe
        via="13,28 16.5,28 / 20,25.6 16.5,25.6 16.5,30.5 34,30.5 34,25.6 20,25.6 / 34,28 41.8,28 41.8,7.5"
        medium="water"
      />
      <State is={1}>
        <Pipe via="13,28 16.5,28 16.5,25.6 34,25.6 34,28 41.8,28 41.8,7.5" medium="water" bare />
      </State>
      <State is={2}>
        <Pipe via="13,28 16.5,28 16.5,30.5 34,30.5 34,28 41.8,28 41.8,7.5" medium="water" bare />
      </State>
      <Pipe via="23,9 26.8,9 26.8,20 13,20" medium="water" flow over />
      {chiller}
      <path className="d-fine" d="M370 20v25l-5 3 10 4-5 3v25M460 20v25l-5 3 10 4-5 3v25" />
      <Coil at={[41, 5]} h={5} />
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
      <Pipe via="2.6,24.6 2.6,31.8" medium="waste" small />
      {/* The tundish, and the floor gully that its pipe discharges into. */}
      <path className="d-part" d="M19 236h14l-5 6v6h-4v-6zM17 318v9h18v-9" />
      <Valve at={[3.8, 21]} turn={180} kind="safety" scale={0.6} />
      <Buffer at={[5, 17.7]} />
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
      <Label at={[28.3, 8.3]} anchor="start">
        RETURN
      </Label>
      <Label at={[28.3, 10.9]} to={[28.3, 12]} anchor="start">
        12 °C
      </Label>
      <Label at={[30, 22.7]} to={[27.4, 25.9]}>
        NRV
      </Label>
    </>
  ),
};
