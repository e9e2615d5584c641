import { Label } from "../../parts/label";
import { Cut } from "../../parts/structure";
import { StartLabel } from "../labels";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const isolationPlan: Figure = {
  alt: "The plan shows the way from the door to the gas valve, the water valve and the main switch",
  draw: () => (
    <>
      <Cut via="4,18.5 4,3 44,3 44,18.5 9,18.5 / 18,3 18,9 / 18,13 18,18.5 / 32,3 32,6 / 32,10 32,18.5" width={0.6} />
      <path className="d-fine" d="M40 185a50 50 0 0 1 50 0" />
      <Shape medium="fault" d="M66 206v-96h180M110 110V58M230 110V58M246 110h70V80h76" dash="7 5" />
      <g className="d-gas">
        <circle className="d-fill" cx="110" cy="54" r="14" />
      </g>
      <g className="d-water">
        <circle className="d-fill" cx="230" cy="54" r="14" />
      </g>
      <g className="d-fault">
        <circle className="d-fill" cx="400" cy="80" r="14" />
      </g>
      <StartLabel at={[12.8, 5.4]}>Gas</StartLabel>
      <StartLabel at={[24.8, 5.4]}>Water</StartLabel>
      <Label at={[38.6, 12]}>Switch</Label>
      <Label at={[11, 15.4]}>Door</Label>
      <Label at={[26, 20.6]}>Known before anybody sets out</Label>
    </>
  ),
};
