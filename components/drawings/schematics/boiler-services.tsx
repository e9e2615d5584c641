import { Duct } from "../parts/duct";
import { Fan } from "../parts/fans";
import { repeat } from "../parts/geometry";
import { Label } from "../parts/label";
import { Pipe } from "../parts/pipes";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const boilerServices: Schematic = {
  title:
    "A condensing boiler in section: air and gas meet before the fan, burner below it, heat exchanger, flue, and the condensate trap.",
  number: "G-02",
  name: "Condensing boiler section",
  draw: () => (
    <>
      <Ground at={[1.5, 31]} w={45} />
      <path className="d-part" d="M165 40h150v256H165zM177 296v14h16v-14M287 296v14h16v-14" strokeWidth="3" />
      <Duct via="18.3,1 18.3,8.4 20.5,8.4" width={1.6} flow />
      <Pipe via="1.4,8.4 17.5,8.4" medium="gas" flow />
      <Fan at={[22.3, 8.4]} turn={90} r={2.2} />
      <path className="d-part" d="M232 111h13l44 15H191z" />
      <path className="d-part" d="M191 126h98v126l-40 12h-18l-40-12z" />
      <path className="d-gas d-fill d-fine" d={repeat(15, [6, 0], "h6l-3 16z", [195, 127])} />
      <Duct via="28.7,24.2 44.4,23.6 44.4,1" width={2} medium="waste" flow />
      <Pipe via="1.4,24.4 27.9,24.4 27.9,23.2 23.5,23.2" medium="return" flow />
      <Pipe via="23.5,23.2 20.1,23.2 20.1,22 27.9,22 27.9,20.8 1.4,20.8" medium="hot" flow />
      <Pipe via="24,26.4 24,28.6 25.6,28.6 25.6,27.4 27.2,27.4 27.2,28.7 37,29.2 37,31" medium="waste" small flow />
      <path className="d-part" d="M360 310v12h20v-12" />
      <Valve at={[5, 8.4]} kind="solenoid" />
      <Valve at={[5, 20.8]} />
      <Valve at={[5, 24.4]} />
      <Label at={[41, 5]} to={[44.4, 6]}>
        FLUE
      </Label>
      <Label at={[34, 8]} to={[23.6, 7.2]}>
        FAN
      </Label>
      <Label at={[34, 14.6]} to={[27.6, 13.4]}>
        BURNER
      </Label>
      <Label at={[14.6, 18]} to={[22.6, 20.8]}>
        EXCHANGER
      </Label>
      <Label at={[34.6, 27]} to={[26.4, 27.4]}>
        TRAP
      </Label>
      <Label at={[38.6, 29.6]} to={[37, 30]}>
        DRAIN
      </Label>
      <Label at={[10.4, 6.6]}>GAS</Label>
      <Label at={[15, 3]}>AIR</Label>
      <Label at={[11.2, 22.6]}>FLOW</Label>
      <Label at={[11.2, 26.4]}>RETURN</Label>
    </>
  ),
};
