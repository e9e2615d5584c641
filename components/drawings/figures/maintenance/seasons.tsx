import { repeat } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { EndLabel, Labels, StartLabel } from "../labels";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const seasons: Figure = {
  alt: "Heating is serviced in summer and ready before October, cooling in spring and ready before May",
  draw: () => (
    <>
      <Shape medium="air" look="fill" d="M168 118q60-90 144 0z" />
      <Shape medium="gas" look="fill" d="M24 118V52q70 4 132 66zM348 118q50-62 108-66v66z" />
      <path className="d-fine" d="M24 118h432" />
      <path className="d-air d-mark" d="M84 130h84v30H84z" />
      <path className="d-gas d-mark" d="M240 130h108v30H240z" />
      <Label at={[12.6, 14.9]}>Service</Label>
      <Label at={[29.4, 14.9]}>Service</Label>
      <Label at={[24, 6]}>Cooling</Label>
      <StartLabel at={[5, 3.4]}>Heating</StartLabel>
      <EndLabel at={[44, 3.4]}>Heating</EndLabel>
      <path className="d-fine" d={`M24 178h432${repeat(13, [36, 0], "v6", [24, 178])}`} />
      <Labels at={[4.2, 19.8]} step={3.6} names={[..."JFMAMJJASOND"]} />
    </>
  ),
};
