import { Label } from "../../parts/label";
import { Fault } from "../../parts/marks";
import { Pipe } from "../../parts/pipes";
import { Cut, Ground, Person } from "../../parts/structure";
import { Valve } from "../../parts/valve";
import type { Figure } from "../types";

export const flatAbove: Figure = {
  alt: "If water comes through the ceiling, close the valve in the flat above or at the riser. In the flat below, if the fuse board is dry, switch off the lighting circuit",
  draw: () => (
    <>
      <Cut via="10,2 10,19.6 / 10,10.4 46,10.4 / 46,2 46,19.6" width={0.7} />
      <Pipe via="5,21 5,1" medium="water" />
      <Pipe via="5,8.4 32,8.4 32,9.6" medium="water" small over />
      <Valve at={[7.4, 8.4]} kind="closed" scale={0.8} />
      <path
        className="d-water d-fill"
        d="M310 116q-8 10-8 16a8 8 0 0 0 16 0q0-6-8-16zM330 130q-6 8-6 12a6 6 0 0 0 12 0q0-4-6-12z"
      />
      <path className="d-part" d="M298 176h46l-5 18h-36z" />
      <path className="d-fine" d="M180 108v20M168 140a12 12 0 0 1 24 0z" />
      <Fault at={[20.6, 13]} scale={0.8} />
      <Person at={[40, 19.4]} scale={1.8} />
      <Ground at={[10, 19.6]} w={36} />
      <Label at={[20, 5]}>Flat above</Label>
      <Label at={[17, 17.4]}>Lights off</Label>
    </>
  ),
};
