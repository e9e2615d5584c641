import { Label } from "../parts/label";
import { Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const emergencyServices: Schematic = {
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
};
