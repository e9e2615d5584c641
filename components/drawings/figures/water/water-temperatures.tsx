import { Label } from "../../parts/label";
import { Scale } from "../scale";
import type { Figure } from "../types";

export const waterTemperatures: Figure = {
  alt: "Cold water stays below 20 °C; hot water is stored at 60 °C and reaches the tap at 50 °C; bacteria grow between 20 and 45 °C",
  height: 194,
  draw: () => (
    <>
      <path className="d-water d-tint" d="M30 74h118v62H30z" />
      <path className="d-gas d-fill" d="M148 74h148v62H148z" />
      <path className="d-part" d="M296 74h30v62h-30z" />
      <path className="d-hot d-tint" d="M326 74h124v62H326z" />
      <Scale at={[3, 14]} w={42} step={5.92} names={["0", "10", "20", "30", "40", "50", "60", "70 °C"]} below={2.8} />
      <Label at={[8.9, 10.4]}>Cold</Label>
      <g className="d-on-bright">
        <Label at={[22.2, 10.4]}>Bacteria grow</Label>
      </g>
      <Label at={[38.8, 10.4]}>Hot</Label>
      <Label at={[32.6, 4.6]} to={[32.6, 7.4]}>
        Tap
      </Label>
      <Label at={[38.5, 4.6]} to={[38.5, 7.4]}>
        Store
      </Label>
    </>
  ),
};
