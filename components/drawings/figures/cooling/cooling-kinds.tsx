import { Chiller } from "../../parts/chiller";
import { Label } from "../../parts/label";
import { RooftopUnit } from "../../parts/rooftop-unit";
import { OutdoorUnit } from "../../parts/split-units";
import { Ground } from "../../parts/structure";
import type { Figure } from "../types";

export const coolingKinds: Figure = {
  alt: "A split cools a room, a VRF system several floors, a rooftop unit one hall and a chiller a whole tower",
  draw: () => (
    <>
      <path className="d-part" d="M30 170v-50l30-20 30 20v50M135 170V80h75v90M245 170v-55h100v55M385 170V50h65v120" />
      <path className="d-fine" d="M60 170v-44M135 110h75M135 140h75M385 80h65M385 110h65M385 140h65" />
      <path className="d-air d-tint" d="M61 127h28v42H61zM136 81h73v28h-73zM136 111h73v28h-73zM246 116h98v53h-98z" />
      <path className="d-air d-tint" d="M386 51h63v28h-63zM386 81h63v28h-63zM386 111h63v28h-63zM386 141h63v28h-63z" />
      <OutdoorUnit at={[9.6, 14.2]} scale={0.26} />
      <OutdoorUnit at={[14.2, 5.2]} scale={0.26} />
      <OutdoorUnit at={[17.4, 5.2]} scale={0.26} />
      <RooftopUnit at={[26.6, 8.1]} scale={0.34} />
      <Chiller at={[38.6, 1.2]} scale={0.31} />
      <Ground at={[1, 17]} w={46} />
      <Label at={[6, 19.9]}>Split</Label>
      <Label at={[17.2, 19.9]}>VRF</Label>
      <Label at={[29.5, 19.9]}>Rooftop</Label>
      <Label at={[41.6, 19.9]}>Chiller</Label>
    </>
  ),
};
