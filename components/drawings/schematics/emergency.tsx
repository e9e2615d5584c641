import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Arrow, Pipe } from "../parts/pipes";
import { Sink } from "../parts/sanitary-ware";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const emergency: Schematic = {
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
};
