import { WallBoiler } from "../../parts/boilers";
import { Range } from "../../parts/kitchen";
import { Label } from "../../parts/label";
import { GasMeter } from "../../parts/meters";
import { Arrow, Pipe } from "../../parts/pipes";
import { Cut } from "../../parts/structure";
import { Valve } from "../../parts/valve";
import { Alarm } from "../../parts/wall-controls";
import { Item } from "../item";
import { NumberedKey } from "../numbered-key";
import type { Figure } from "../types";

export const gasCheck: Figure = {
  alt: "A landlord’s gas check covers the flue, the air for the burner, the gas pressure or heat input, and the safety devices",
  height: 384,
  cut: 254,
  titleBlock: { sheet: "Q-05", name: "What the gas check covers" },
  draw: () => (
    <>
      <Cut via="42,1 42,2.6 / 42,4.6 42,24.4 / 1,24.4 42.4,24.4" width={0.8} />
      <Pipe via="2.4,24 2.4,16.4 5.4,16.4 5.4,18.4" medium="gas" />
      <Pipe via="8.6,18.4 8.6,15.4 17,15.4 17,22 19,22 / 17,15.4 33.8,15.4 33.8,13" medium="gas" />
      <GasMeter at={[7, 18]} />
      <Valve at={[2.4, 20.6]} turn={90} kind="lever" scale={0.9} />
      <path className="d-part" d="M352 46V36l100-9v12l-88 8z" />
      <WallBoiler at={[32.6, 4.6]} scale={0.96} />
      <Range at={[18.6, 15.4]} w={9} scale={0.98} />
      <Alarm at={[24, 5]}>CO</Alarm>
      <Arrow at={[46.4, 3.2]} turn={-6} medium="fault" />
      <Arrow at={[46, 6]} turn={180} medium="air" />
      <Item at={[38.8, 1.6]}>1</Item>
      <Item at={[44.6, 8.4]}>2</Item>
      <Item at={[12.4, 12.8]}>3</Item>
      <Item at={[29.8, 8.6]}>4</Item>
      <Label at={[6.4, 13.2]}>Meter</Label>
      <Label at={[24, 8.6]}>Alarm</Label>
      <NumberedKey at={[2, 27.6]}>
        {[
          "Flue: the fumes go out",
          "Air: enough reaches the burner",
          "Gas pressure, or the heat input",
          "Safety devices: they shut off the gas",
        ]}
      </NumberedKey>
    </>
  ),
};
