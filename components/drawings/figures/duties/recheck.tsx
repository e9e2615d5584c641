import { repeat } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { Fault, Pass } from "../../parts/marks";
import { Labels, StartLabel } from "../labels";
import type { Figure } from "../types";

export const recheck: Figure = {
  alt: "After a refrigerant leak, the system is repaired, tested and refilled, then checked again within one month",
  draw: () => (
    <>
      <path className="d-energy d-tint" d="M150 90h230v30H150z" />
      <path className="d-fine" d={`M30 120h430${repeat(5, [57.5, 0], "v8", [150, 120])}`} />
      <Fault at={[6, 9]} scale={1.2} />
      <Pass at={[15, 9]} scale={1.2} />
      <Pass at={[33, 7.2]} scale={1.2} />
      <path d="M380 84v44" strokeWidth="3" />
      <Label at={[6, 5.6]}>Leak</Label>
      <Label at={[15, 5.6]}>Repaired</Label>
      <Label at={[33, 4.2]}>Checked again</Label>
      <Labels at={[15, 14.6]} step={5.75} names={["0", "1", "2", "3"]} />
      <StartLabel at={[37, 14.6]}>4 weeks</StartLabel>
      <Label at={[24, 19]}>The law gives one month, no longer</Label>
    </>
  ),
};
