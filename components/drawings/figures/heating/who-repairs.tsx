import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { Radiator } from "../../parts/radiator";
import type { Figure } from "../types";

export const whoRepairs: Figure = {
  alt: "The firm that runs the building’s heating looks after the riser, the lease says who owns the unit, and the radiators belong to the flat",
  draw: () => (
    <>
      <path className="d-shade" d="M20 50h130v110H20z" />
      <path className="d-hot d-tint" d="M150 50h130v110H150z" />
      <path className="d-air d-tint" d="M280 50h180v110H280z" />
      <Pipe via="7,5.2 7,15.8" medium="hot" />
      <Pipe via="11,5.2 11,15.8" medium="return" />
      <Pipe via="7,8 33,8 33,9" medium="hot" small over />
      <Pipe via="40.15,13.6 40.15,14.2 11,14.2" medium="return" small />
      <path className="d-part" d="M185 66h60v84h-60z" />
      <Radiator at={[32.5, 9]} scale={0.9} />
      <Label at={[8.5, 3]}>Operator</Label>
      <Label at={[21.5, 3]}>See lease</Label>
      <Label at={[37, 3]}>Flat</Label>
      <Label at={[8.5, 18.8]}>Riser</Label>
      <Label at={[21.5, 18.8]}>Unit</Label>
      <Label at={[37, 18.8]}>Radiators</Label>
    </>
  ),
};
