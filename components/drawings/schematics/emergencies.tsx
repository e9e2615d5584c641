import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Arrow, Pipe } from "../parts/pipes";
import { Sink } from "../parts/sanitary-ware";
import { Cut, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const emergencies = {
  emergency: {
    title:
      "Where to turn off gas, water and power: the gas lever by the meter, the water valve under the sink, the isolator by the plant room door; each turned off.",
    number: "E-01",
    name: "Where supplies shut off",
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M9 290h462v37H9z" />
        <path className="d-hair" d="M158 16v311M322 16v311" />
        <path
          className="d-part"
          d="M44 74h100v206H44zM44 74l-22-10v226l22-10zM182 104h116v181H182zM182 104l-12-6v192l12-5zM298 104l12-6v192l-12-5zM328 96h60v194h-60zM334 102h48v188h-48z"
        />
        <Pipe via="6.2,23 6.2,9.4 8.5,9.4 8.5,11.8 / 11.5,11.8 11.5,9.4 15.8,9.4" medium="waste" />
        <Pipe via="6.2,32.4 6.2,23" medium="gas" />
        <GasMeter at={[10, 11.4]} />
        <Pipe via="21,22.6 21,12" medium="waste" />
        <Pipe via="21,32.4 21,22.6" medium="water" />
        <Pipe via="23.8,16 23.8,17.4 28.8,17.6 28.8,32.4" medium="waste" small />
        <Sink at={[18, 10.4]} />
        <path d="M9 290h462M374 190v14M432 290V96h39" strokeWidth="3" />
        <rect className="d-part" x="400" y="140" width="64" height="84" rx="3" />
        <g className="d-fault d-alert">
          <Valve at={[6.2, 23]} turn={90} kind="closed" scale={1.6} />
          <Valve at={[21, 22.6]} turn={-90} kind="plain" scale={1.6} />
          <circle className="d-part" cx="210" cy="226" r="13" />
          <path d="M210 213v26M197 226h26" />
          <circle className="d-part" cx="432" cy="176" r="18" />
          <path className="d-part" d="M410 171h44v10h-44z" />
          <path className="d-mark" d="M68 190q30 4 32 26M216 203a24 24 0 0 1 18 22M436 148q18 2 20 11" />
        </g>
        <Arrow at={[10, 22]} turn={90} medium="fault" />
        <Arrow at={[23.4, 23]} turn={90} medium="fault" />
        <Arrow at={[43.4, 14.8]} turn={180} medium="fault" />
        <path className="d-signal" d="M62 230v-42" />
        <Valve at={[6.2, 15.6]} turn={-90} kind="regulator" scale={0.6} />
        <Label at={[10.4, 25.6]}>OFF</Label>
        <Label at={[25.4, 26.6]}>OFF</Label>
        <Label at={[43.2, 21]}>OFF</Label>
        <Label at={[8.6, 3]}>1 GAS</Label>
        <Label at={[8.6, 4.8]}>BY THE METER</Label>
        <Label at={[24, 3]}>2 WATER</Label>
        <Label at={[24, 4.8]}>UNDER THE SINK</Label>
        <Label at={[39.4, 3]}>3 PLANT ROOM</Label>
        <Label at={[39.4, 4.8]}>BY THE DOOR</Label>
      </>
    ),
  },
  "emergency-services": {
    title: "A service van in elevation, cut open: racks of pipe, valves, cylinders and cases of parts.",
    number: "E-02",
    name: "Service van, equipped",
    draw: () => (
      <>
        <Ground at={[1.5, 28]} w={45} />
        <path className="d-hair" d="M12 280V150h34v-40h26v60M400 280V120h30v-30h34v190" />
        <path
          className="d-part"
          strokeWidth="2"
          d="M56 256V76q0-12 12-12h216q30 0 46 30l28 52 50 12q16 4 16 20v66q0 12-12 12H64z"
        />
        <path className="d-part d-fine" d="M66 86q0-12 10-12h176v144H66z" />
        <path
          className="d-fine"
          d="M268 78h20q20 0 32 22l24 46h-76zM260 70v184M268 156h14M252 218h-186M398 176h24v20h-24zM56 196h-6v30h6"
        />
        <path className="d-fine" d="M66 118h186M66 166h186M128 118v48M190 166v52" />
        <path className="d-gas d-mark" strokeWidth="5" d="M74 92h170" />
        <path className="d-water d-mark" strokeWidth="5" d="M74 101h150" />
        <path className="d-air d-mark" strokeWidth="5" d="M74 110h164" />
        <path
          className="d-part"
          d="M76 132h42v34H76zM92 132v-6h10v6M138 140h30v26h-30zM174 134h28v32h-28zM208 144h36v22h-36zM204 174h18v44h-18zM228 174h18v44h-18zM208 174v-4h10v4M232 174v-4h10v4"
        />
        <path className="d-hatch" d="M76 146h42M138 150h30M174 146h28M174 156h28M208 154h36" />
        <Valve at={[9.6, 19.6]} scale={1.2} />
        <Valve at={[14.6, 19.6]} kind="solenoid" scale={1.2} />
        <path className="d-hatch" d="M66 210h124" />
        <g className="d-part">
          <circle cx="120" cy="258" r="24" />
          <circle cx="356" cy="258" r="24" />
          <circle className="d-fine" cx="120" cy="258" r="12" />
          <circle className="d-fine" cx="356" cy="258" r="12" />
        </g>
        <path d="M84 64V54M250 64V54M70 54h196M78 54v-12h170v12M100 42v12M126 42v12M152 42v12M178 42v12M204 42v12M230 42v12" />
        <Person at={[45, 28]} scale={2.4} />
        <Label at={[31, 4]} to={[22, 9.2]}>
          PIPE RACK
        </Label>
        <Label at={[30, 22.4]} to={[24, 20]}>
          CYLINDERS
        </Label>
        <Label at={[23.6, 31]} to={[15.6, 20.4]} anchor="middle">
          VALVES, PARTS
        </Label>
      </>
    ),
  },
  "not-found": {
    title: "A pipe that ends in a blank flange; beyond it only the dashed line of a route that was never built.",
    number: "404",
    name: "Line ends here",
    draw: () => (
      <>
        <Cut via="0.8,4 9,4 / 9,3.6 9,30 / 0.8,30 9.4,30" />
        <Pipe via="0.8,18 22,18" medium="water" flow />
        <Valve at={[15, 18]} scale={2.4} />
        <path className="d-signal" d="M252 156H336V80H472M252 204H376V112H472" strokeWidth="1.5" />
        <path className="d-part" d="M220 132h14v96h-14zM238 132h14v96h-14z" />
        <path d="M212 144h48M212 216h48" strokeWidth="4" />
        <path className="d-fine" d="M94 300h378" />
        <Label at={[24.5, 26.4]} to={[24.5, 22.8]}>
          BLANK FLANGE
        </Label>
        <Label at={[28, 8]} to={[33.6, 8]}>
          NOT BUILT
        </Label>
        <Person at={[42, 30]} scale={3.2} />
      </>
    ),
  },
} satisfies Record<string, Schematic>;
