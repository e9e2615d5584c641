import { Label } from "../../parts/label";
import { EndLabel, StartLabel } from "../labels";
import { Scale } from "../scale";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const trend: Figure = {
  alt: "Before tuning, the temperature swings two degrees either side of 21 °C; afterwards it settles",
  draw: () => (
    <>
      <path className="d-fine" d="M50 20v150h410" />
      <path className="d-axis" d="M50 90h410" />
      <Shape medium="fault" d="M50 90q25-120 50 0t50 0 50 0 50 0" />
      <Shape medium="energy" d="M250 90q16-30 32-4t30 4h148" />
      <path className="d-hatch" d="M250 20v150" />
      <EndLabel at={[4.4, 3]}>23</EndLabel>
      <EndLabel at={[4.4, 9]}>21</EndLabel>
      <EndLabel at={[4.4, 15]}>19</EndLabel>
      <StartLabel at={[5.6, 2]}>°C</StartLabel>
      <EndLabel at={[46, 7]}>Set point</EndLabel>
      <Label at={[18, 2]}>Before</Label>
      <Label at={[35, 2]}>After tuning</Label>
      <Scale at={[5, 17]} w={41} step={10} names={["0", "3", "6", "9", "12 h"]} />
    </>
  ),
};
