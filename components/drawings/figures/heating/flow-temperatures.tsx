import { EndLabel, StartLabel } from "../labels";
import { Scale } from "../scale";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const flowTemperatures: Figure = {
  alt: "Heating water flows at 35 to 55 °C with a heat pump, at up to 70 °C with a condensing boiler and at 80 °C in an old system",
  draw: () => (
    <>
      <Scale at={[6, 18.5]} w={39} step={6.5} names={["30", "40", "50", "60", "70", "80 °C"]} below={1.9} />
      <EndLabel at={[46.4, 20.4]}>Flow</EndLabel>
      <Shape medium="energy" look="fill" d="M92 30h131v34H92z" />
      <Shape medium="gas" look="fill" d="M158 80h162v34H158z" />
      <path className="d-shade" d="M320 130h98v34h-98z" />
      <StartLabel at={[23.4, 4.9]}>Heat pump</StartLabel>
      <StartLabel at={[33, 9.9]}>Condensing</StartLabel>
      <EndLabel at={[31, 14.9]}>Old system</EndLabel>
    </>
  ),
};
