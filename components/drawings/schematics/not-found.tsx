import { Label } from "../parts/label";
import { Pipe } from "../parts/pipes";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const notFound: Schematic = {
  title: "A pipe that ends in a blank flange; beyond it only the dashed line of a route that was never built.",
  number: "404",
  name: "Line ends here",
  draw: () => (
    <>
      <Cut via="0.8,4 9,4 / 9,3.6 9,30 / 0.8,30 9.4,30" />
      <Pipe via="0.8,18 22,18" medium="water" flow />
      <Valve at={[15, 18]} scale={2.4} />
      <path className="d-signal" d="M252 156H336V80H472M252 204H376V112H472" strokeWidth="1.5" />
      <path className="d-part" d="M220 132h14v96h-14zM238 132h14v96h-14z" />
      <path d="M212 144h48M212 216h48" strokeWidth="4" />
      <path className="d-fine" d="M94 300h378" />
      <Label at={[24.5, 26.4]} to={[24.5, 22.8]}>
        BLANK FLANGE
      </Label>
      <Label at={[28, 8]} to={[33.6, 8]}>
        NOT BUILT
      </Label>
      <Person at={[42, 30]} scale={3.2} />
    </>
  ),
};
