import { Panel } from "../parts/controls";
import { Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { GasMeter } from "../parts/instruments";
import { Pipe } from "../parts/pipes";
import { Cut, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valves";
import type { Schematic } from "./types";

export const emergencies = {
  emergency: {
    title: "Where to shut off a building: the gas valve by the meter, the water stop valve, the plant's isolator.",
    number: "E-01",
    name: "Where to shut off",
    draw: () => (
      <>
        <path className="d-hair" d="M172 16v304M328 16v304" />
        <Pipe via="6,32.4 6,11 8.6,11 8.6,13.4 / 12.4,13.4 12.4,5 17.2,5" medium="gas" />
        <GasMeter at={[10.5, 13]} scale={1.27} />
        <Pipe via="22.6,32.4 22.6,5 32.8,5 / 22.6,11 29,11" medium="water" />
        <Tap at={[29, 11]} />
        <path d="M386 16v60M386 170v30M386 270v56" strokeWidth="3" />
        <Panel at={[34.1, 7.4]} w={9} h={9.6} />
        <rect className="d-part" x="354" y="200" width="64" height="70" rx="3" />
        <g className="d-fault d-alert">
          <Valve at={[6, 23.4]} turn={-90} kind="closed" scale={1.9} />
          <Valve at={[22.6, 23.4]} turn={-90} scale={1.9} />
          <circle className="d-part" cx="386" cy="235" r="20" />
          <path className="d-part" d="M362 229h48v12h-48z" />
        </g>
        <Label at={[9, 29.4]} anchor="start">
          1 GAS
        </Label>
        <Label at={[24.8, 29.4]} anchor="start">
          2 WATER
        </Label>
        <Label at={[39.4, 29.4]} anchor="start">
          3 PLANT
        </Label>
      </>
    ),
  },
  "emergency-services": {
    title: "A service van in elevation, cut open: racks of pipe, a cylinder, cases of parts, and its overall size.",
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
        <Cut via="1,4 11,4 / 11,3.6 11,30 / 1,30 11.4,30" />
        <Pipe via="1.4,18 24,18" medium="water" flow />
        <Valve at={[16, 18]} scale={1.6} />
        <path className="d-signal" d="M262 164H360V80H440M262 196H392V112H440" strokeWidth="1.5" />
        <path className="d-part" d="M240 150h10v60h-10zM252 150h10v60h-10z" />
        <path d="M234 158h34M234 202h34" strokeWidth="3" />
        <path className="d-fine" d="M114 300h350" />
        <Label at={[28, 25]} to={[25.6, 21]}>
          BLANK FLANGE
        </Label>
        <Label at={[31, 8]} to={[36, 8]}>
          NOT BUILT
        </Label>
        <Person at={[43, 30]} scale={2.6} />
      </>
    ),
  },
} satisfies Record<string, Schematic>;
