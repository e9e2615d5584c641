import { Filter } from "../../parts/duct-fittings";
import { Propeller } from "../../parts/fans";
import { Label } from "../../parts/label";
import { Arrow, Pipe } from "../../parts/pipes";
import { OutdoorUnit } from "../../parts/split-units";
import type { Figure } from "../types";

export const iceOnCoil: Figure = {
  alt: "A blocked filter lets too little air over the coil, so ice forms and liquid may reach the compressor",
  height: 194,
  draw: () => (
    <>
      <path className="d-shade" d="M40 50h270v90H40z" />
      <Filter at={[9.4, 9.5]} h={8} />
      <path className="d-wall" d="M74 62h7v66h-7z" />
      <path className="d-air d-fill" d="M174 54h44v82h-44q-10-12 0-20-10-12 0-20-10-12 0-20-10-12 0-22z" />
      <path className="d-air d-mark" d="M184 62h26M184 76h26M184 90h26M184 104h26M184 118h26" />
      <Propeller at={[27, 9.5]} r={3} />
      <Arrow at={[5.6, 9.5]} medium="air" />
      <OutdoorUnit at={[36, 5]} scale={0.9} />
      <Pipe via="21.6,13.1 36,13.1" medium="liquid" small over />
      <Arrow at={[33.6, 13.1]} medium="fault" />
      <Label at={[9.4, 17]}>Blocked</Label>
      <Label at={[20, 17]}>Ice</Label>
      <Label at={[39, 17]}>At risk</Label>
      <Label at={[18, 3]}>Switch the cooling off</Label>
    </>
  ),
};
