import { Label } from "../../parts/label";
import { FlowMeter } from "../../parts/meters";
import { Strainer } from "../../parts/pipe-fittings";
import { Pipe } from "../../parts/pipes";
import { Radiator } from "../../parts/radiator";
import { Tap } from "../../parts/sanitary-ware";
import { Valve } from "../../parts/valve";
import { StartLabel } from "../labels";
import type { Figure } from "../types";

export const heatInterfaceUnit: Figure = {
  alt: "In the unit in a flat, heat from the riser passes to the radiators through a valve and to the hot tap through a plate",
  draw: () => (
    <>
      <Pipe via="4,1 4,21" medium="hot" />
      <Pipe via="7,1 7,21" medium="return" />
      <path className="d-part" d="M120 22h180v166H120z" />
      <Pipe via="4,5 29,5 29,5 40,5 40,6.2" medium="hot" small over />
      <Pipe via="32.4,11.2 32.4,14 7,14" medium="return" small over />
      <Valve at={[24, 5]} kind="control" scale={0.8} />
      <Strainer at={[14.6, 5]} scale={0.9} />
      <Pipe via="19,5 19,9" medium="hot" small />
      <Valve at={[19, 6.8]} turn={90} kind="control" scale={0.6} />
      <path className="d-hot d-tint" d="M176 86h28v40h-28z" />
      <path className="d-hatch" d="M183 86v40M190 86v40M197 86v40" />
      <Pipe via="19,12.6 19,14" medium="return" small />
      <Pipe via="20.4,9.6 27,9.6 27,17.4 36,17.4" medium="hot" small over />
      <Pipe via="23.4,21 23.4,11.6 20.4,11.6" medium="water" small over />
      <Radiator at={[31.9, 5.6]} w={9} />
      <Tap at={[36, 17.4]} scale={1.4} />
      <FlowMeter at={[13.6, 14]} scale={0.8} />
      <StartLabel at={[10, 20.4]}>The unit</StartLabel>
      <StartLabel at={[24.4, 20.4]}>Cold</StartLabel>
      <Label at={[39.6, 20.5]}>Hot tap</Label>
      <Label at={[38, 13.8]}>Radiators</Label>
    </>
  ),
};
