import { Filter, Propeller } from "../parts/air";
import { OutdoorUnit } from "../parts/air-plant";
import { Fault, Pass, RecordSheet } from "../parts/controls";
import { Label } from "../parts/frame";
import { GasMeter, Gauge } from "../parts/instruments";
import { Arrow, Cap, Pipe } from "../parts/pipes";
import { Cut, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valves";
import type { Figure } from "./types";

export const emergencies = {
  "first-visit": {
    alt: "",
    draw: () => (
      <>
        <path className="d-fine" d="M50 104h390" />
        <path className="d-part" d="M30 74q0-6 6-6h28q6 0 6 6v62q0 6-6 6H36q-6 0-6-6zM36 76h28v48H36z" />
        <path className="d-part" d="M110 84h52l18 20v26h-70zM162 92v12h16" />
        <circle className="d-part" cx="126" cy="131" r="8" />
        <circle className="d-part" cx="164" cy="131" r="8" />
        <circle className="d-part" cx="240" cy="104" r="32" />
        <Valve at={[24, 11]} kind="closed" scale={1.3} />
        <circle className="d-part" cx="335" cy="104" r="32" />
        <Gauge at={[33.5, 12.8]} scale={1.4} />
        <RecordSheet at={[40.4, 7.4]} w={6} h={8} rows={3} scale={0.8} />
        {["call", "travel", "shut off", "test", "report"].map((name, index) => (
          <Label key={name} at={[5 + index * 9.5, 17]}>
            {name}
          </Label>
        ))}
        <Label at={[28.8, 4]}>make safe, then repair</Label>
        <path className="d-fine" d="M208 62V52h160v10" />
      </>
    ),
  },
  "isolation-plan": {
    alt: "A plan for the night: the way in, and from the door to the gas valve, the water valve and the main switch",
    draw: () => (
      <>
        <Cut via="4,18.5 4,3 44,3 44,18.5 9,18.5 / 18,3 18,9 / 18,13 18,18.5 / 32,3 32,6 / 32,10 32,18.5" width={0.6} />
        <path className="d-fine" d="M40 185a50 50 0 0 1 50 0" />
        <g className="d-fault">
          <path className="d-mark" d="M66 206v-96h180M110 110V58M246 110V58M246 110h70V80h76" strokeDasharray="7 5" />
        </g>
        <g className="d-gas">
          <circle className="d-fill" cx="110" cy="54" r="14" />
        </g>
        <g className="d-water">
          <circle className="d-fill" cx="246" cy="54" r="14" />
        </g>
        <g className="d-fault">
          <circle className="d-fill" cx="400" cy="80" r="14" />
        </g>
        <Label at={[12.8, 5.4]} anchor="start">
          gas
        </Label>
        <Label at={[26.4, 5.4]} anchor="start">
          water
        </Label>
        <Label at={[38.6, 12]}>switch</Label>
        <Label at={[11, 15.4]}>door</Label>
        <Label at={[26, 20.6]}>Known before anybody sets out</Label>
      </>
    ),
  },
  "two-jobs": {
    alt: "A hired cooler keeps the room cool while the part for your own plant is on its way",
    draw: () => (
      <>
        <Label at={[2, 5.4]} anchor="start">
          Your room
        </Label>
        <path className="d-fault d-fill" d="M130 38h60v30h-60z" />
        <path className="d-air d-tint" d="M190 38h180v30H190z" />
        <path className="d-energy d-fill" d="M370 38h90v30h-90z" />
        <Label at={[28, 5.5]}>hired cooler</Label>
        <Label at={[2, 11.4]} anchor="start">
          Your plant
        </Label>
        <path className="d-part" d="M130 98h60v30h-60z" />
        <path className="d-shade" d="M190 98h110v30H190z" />
        <path className="d-part" d="M300 98h70v30h-70z" />
        <path className="d-energy d-fill" d="M370 98h90v30h-90z" />
        <Label at={[16, 11.5]}>look</Label>
        <Label at={[24.5, 11.5]}>part</Label>
        <Label at={[33.5, 11.5]}>repair</Label>
        <path className="d-fine" d="M130 150h330M130 144v12M460 144v12" />
        <Arrow at={[45.6, 15]} />
        <Label at={[30, 18]}>hours and days</Label>
      </>
    ),
  },
  "ice-on-coil": {
    alt: "A blocked filter starves the coil of air; it ices over, and liquid may reach the compressor",
    draw: () => (
      <>
        <path className="d-shade" d="M40 50h270v90H40z" />
        <Filter at={[9.4, 9.5]} h={8} />
        <path className="d-solid" d="M74 62h7v66h-7z" />
        <path className="d-air d-fill" d="M174 54h44v82h-44q-10-12 0-20-10-12 0-20-10-12 0-20-10-12 0-22z" />
        <path className="d-air d-mark" d="M184 62h26M184 76h26M184 90h26M184 104h26M184 118h26" />
        <Propeller at={[27, 9.5]} r={3} />
        <Arrow at={[5.6, 9.5]} medium="air" />
        <OutdoorUnit at={[36, 5]} scale={0.9} />
        <Pipe via="21.8,12 36,12" medium="liquid" small over />
        <Arrow at={[33.6, 12]} medium="fault" />
        <Label at={[9.4, 17]}>blocked</Label>
        <Label at={[20, 17]}>ice</Label>
        <Label at={[39, 17.6]}>at risk</Label>
        <Label at={[18, 3]}>Switch the cooling off</Label>
      </>
    ),
  },
  "at-the-meter": {
    alt: "Up to and with the meter the gas network or supplier; after it pipes, appliances and flues are the owner’s",
    draw: () => (
      <>
        <path className="d-shade" d="M2 150h476v68H2z" />
        <path className="d-fine" d="M2 150h476" />
        <Pipe via="1,18 15,18 15,8 18.2,8" medium="gas" />
        <Valve at={[15, 12.6]} turn={90} kind="lever" scale={0.9} />
        <GasMeter at={[19.8, 8]} scale={1.1} />
        <Pipe via="21.4,8 26,8 26,12 37,12" medium="gas" />
        <path className="d-part" d="M370 80h60v68h-60z" />
        <path className="d-gas d-fill" d="M390 130q4-18 10-24 6 6 10 24z" />
        <path className="d-part" d="M392 80V30h16v50" />
        <g className="d-fault">
          <path className="d-mark" d="M240 30v160" strokeDasharray="8 5" />
        </g>
        <Label at={[11, 3.4]}>0800 111 999</Label>
        <Label at={[30.4, 3.2]}>us</Label>
        <Label at={[12, 20.4]}>network, supplier</Label>
        <Label at={[34, 20.4]}>yours</Label>
      </>
    ),
  },
  "branch-test": {
    alt: "Each branch is blanked off and tested by itself: the gauge falls on the one that leaks",
    draw: () => (
      <>
        <Pipe via="3,10 44,10 / 11,10 11,4 / 25,10 25,4 / 39,10 39,4" medium="gas" />
        <Cap at={[44, 10]} />
        <Cap at={[29, 4]} />
        <Cap at={[43, 4]} />
        {[11, 25, 39].map((x) => (
          <Valve key={x} at={[x, 7.4]} turn={90} kind="closed" scale={0.8} />
        ))}
        <Gauge at={[15, 4]} turn={90} />
        <Pipe via="11,4 15,4 / 25,4 29,4 / 39,4 43,4" medium="gas" small />
        <Pass at={[11, 14]} scale={1.3} />
        <Fault at={[25, 14]} scale={1.3} />
        <Pass at={[39, 14]} scale={1.3} />
        <Label at={[11, 18.4]}>holds</Label>
        <Label at={[25, 18.4]}>falls</Label>
        <Label at={[39, 18.4]}>holds</Label>
      </>
    ),
  },
  "flat-above": {
    alt: "Water through the ceiling is shut off in the flat above or at the riser; below, switch off the lights",
    draw: () => (
      <>
        <Cut via="10,2 10,19.6 / 10,10.4 46,10.4 / 46,2 46,19.6" width={0.7} />
        <Pipe via="5,21 5,1" medium="water" />
        <Pipe via="5,8.4 32,8.4 32,9.6" medium="water" small over />
        <Valve at={[7.4, 8.4]} kind="closed" scale={0.8} />
        <path
          className="d-water d-fill"
          d="M310 116q-8 10-8 16a8 8 0 0 0 16 0q0-6-8-16zM330 130q-6 8-6 12a6 6 0 0 0 12 0q0-4-6-12z"
        />
        <path className="d-part" d="M298 176h46l-5 18h-36z" />
        <path className="d-fine" d="M180 108v20M168 140a12 12 0 0 1 24 0z" />
        <Fault at={[20.6, 13]} scale={0.8} />
        <Person at={[40, 19.4]} scale={1.8} />
        <Ground at={[10, 19.6]} w={36} />
        <Label at={[20, 5]}>flat above</Label>
        <Label at={[17, 17.4]}>lights off</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
