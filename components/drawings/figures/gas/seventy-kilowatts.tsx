import { Boiler, WallBoiler } from "../../parts/boilers";
import { Label } from "../../parts/label";
import { EndLabel, StartLabel } from "../labels";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const seventyKilowatts: Figure = {
  alt: "Domestic qualifications cover boilers up to 70 kW net input; above that the engineer needs non-domestic ones",
  draw: () => (
    <>
      <path d="M104 120v40M116 120v40M128 120v40M140 120v40" strokeWidth="3" />
      <WallBoiler at={[9.6, 4]} scale={1.1} />
      <Boiler at={[28.4, 4.4]} scale={1} />
      <Boiler at={[37.4, 4.4]} scale={1} />
      <Shape medium="gas" look="tint" d="M30 160h210v14H30z" />
      <path className="d-gas d-fill" d="M240 160h210v14H240z" />
      <Shape medium="fault" d="M240 22v160" />
      <Label at={[3, 19.6]}>0</Label>
      <Label at={[24, 19.6]}>70 kW net</Label>
      <EndLabel at={[23, 3.2]}>Home</EndLabel>
      <StartLabel at={[25, 3.2]}>Work</StartLabel>
    </>
  ),
};
