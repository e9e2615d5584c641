import { WallBoiler } from "../../parts/boilers";
import { Duct } from "../../parts/duct";
import { Propeller } from "../../parts/fans";
import { Range } from "../../parts/kitchen";
import { Label } from "../../parts/label";
import { Fault } from "../../parts/marks";
import { Pipe } from "../../parts/pipes";
import { Radiator } from "../../parts/radiator";
import { OutdoorUnit } from "../../parts/split-units";
import { Cut } from "../../parts/structure";
import type { Figure } from "../types";

/** An office, a boiler room and a kitchen on one floor, in section, each with its plant at a standstill. */
export const stoppedPlant: Figure = {
  alt: "",
  height: 137,
  unframed: true,
  draw: () => (
    <>
      <Cut via="8.1,10.8 8.1,1.2 47.3,1.2 47.3,10.8 / 16.8,1.2 16.8,10.8 / 32.2,1.2 32.2,10.8" width={0.4} />
      <Cut via="0.2,10.8 47.5,10.8" width={0.4} />
      <OutdoorUnit at={[0.4, 3.7]} scale={0.65} />
      <Pipe via="6.25,6.4 8.1,6.4 8.1,2.9 9.2,2.9" medium="liquid" small />
      <path className="d-part" d="M92 20h62v22q0 5-5 5H97q-5 0-5-5z" />
      <path className="d-fine" d="M98 41h50M142 26h6" />
      <path className="d-part" d="M92 76h62v4H92zM97 80v26M149 80v26M112 54h30v17h-30zM127 71v5" />
      <Pipe via="20.4,8.2 20.4,9.2 22.85,9.2 22.85,8" medium="hot" small />
      <Pipe via="30.05,8 30.05,9.9 18.6,9.9 18.6,8.2" medium="return" small />
      <path className="d-part" d="M188 20V3h14v17" />
      <WallBoiler at={[17.4, 2]} scale={0.7} off />
      <Radiator at={[22.4, 3.9]} scale={0.9} />
      <Duct via="40.4,3.4 42,3.4" width={1.4} />
      <path className="d-air d-tint" d="M334 22h70v24h-70z" />
      <path className="d-hatch" d="M344 46l-7-18M358 46l-7-18M372 46l-7-18M386 46l-7-18M400 46l-7-18" />
      <path className="d-fine" d="M345 22V14M393 22V14M424 14v-2M460 14v-2" />
      <Range at={[34.3, 6.2]} scale={0.49} off />
      <path className="d-part" d="M418 14h46v46h-46z" />
      <Propeller at={[44.1, 3.7]} r={1.9} />
      <Fault at={[6.1, 3.8]} />
      <Fault at={[21.6, 2.9]} />
      <Fault at={[45.9, 6]} />
      <Label at={[8.4, 12.6]}>COOLING</Label>
      <Label at={[24.5, 12.6]}>HEATING</Label>
      <Label at={[39.8, 12.6]}>EXTRACT</Label>
    </>
  ),
};
