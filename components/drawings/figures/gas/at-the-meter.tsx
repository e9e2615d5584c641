import { Boiler } from "../../parts/boilers";
import { Label } from "../../parts/label";
import { GasMeter } from "../../parts/meters";
import { Pipe } from "../../parts/pipes";
import { Valve } from "../../parts/valve";
import { Shape } from "../shape";
import { Soil } from "../soil";
import type { Figure } from "../types";

export const atTheMeter: Figure = {
  alt: "Wherever you smell gas, call 0800 111 999. We repair the pipes after the meter",
  draw: () => (
    <>
      <path className="d-fault d-tint" d="M10 10h460v34H10z" />
      <Soil top={16.6} />
      <Pipe via="1,18.6 15,18.6 15,9.4 18.2,9.4" medium="gas" />
      <Valve at={[15, 14]} turn={90} kind="lever" scale={0.9} />
      <GasMeter at={[19.8, 9.4]} scale={1.1} />
      <Pipe via="21.4,9.4 26,9.4 26,13.4 37,13.4" medium="gas" />
      <path className="d-part" d="M392 70V50h16v20" />
      <Boiler at={[36.4, 6.8]} scale={0.84} />
      <Shape medium="fault" d="M240 52v160" dash="8 5" />
      <Label at={[24, 2.9]}>A smell of gas, either side: 0800 111 999</Label>
      <Label at={[11.6, 20.6]}>Network, supplier</Label>
      <Label at={[35.4, 20.6]}>Yours: repairs by us</Label>
    </>
  ),
};
