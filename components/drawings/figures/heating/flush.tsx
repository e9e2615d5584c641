import { repeat } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const flush: Figure = {
  alt: "Sludge leaves a radiator cold at the bottom; after the flush it is warm all over",
  draw: () => (
    <>
      <Shape medium="hot" look="tint" d="M40 50h170v70H40zM270 50h170v110H270z" />
      <path className="d-waste d-tint" d="M40 120q40-16 85-12t85 12v40H40z" />
      <path className="d-solid" d={repeat(9, [17, 0], "h4v4h-4zm6 10h4v4h-4zm-8 9h4v4h-4z", [56, 130])} />
      <path className="d-none" d="M40 50h170v110H40zM270 50h170v110H270z" />
      <path className="d-fine" d={repeat(9, [17, 0], "v92", [57, 59]) + repeat(9, [17, 0], "v92", [287, 59])} />
      <Label at={[12.5, 3]}>Before</Label>
      <Label at={[35.5, 3]}>After</Label>
      <Label at={[12.5, 18.8]}>Cold below: sludge</Label>
      <Label at={[35.5, 18.8]}>Warm all over</Label>
    </>
  ),
};
