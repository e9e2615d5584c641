import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { Basin } from "../../parts/sanitary-ware";
import { Cut } from "../../parts/structure";
import { Valve } from "../../parts/valve";
import type { Figure } from "../types";

export const floorValves: Figure = {
  alt: "With a valve on each floor, we can shut off one floor while water still runs on the others",
  draw: () => (
    <>
      <Cut via="6,2 6,20 / 6,8 46,8 / 6,14 46,14 / 4,20 46,20" width={0.5} />
      <Pipe via="10,20.8 10,1.6 / 10,5 40,5 / 10,17 40,17" medium="water" flow />
      <Pipe via="10,11 40,11" medium="return" />
      <Valve at={[15, 5]} kind="lever" />
      <Valve at={[15, 11]} kind="closed" />
      <Valve at={[15, 17]} kind="lever" />
      <Label at={[24, 3.2]}>Runs</Label>
      <Label at={[24, 9.7]}>Shut for work</Label>
      <Label at={[24, 15.7]}>Runs</Label>
      <Basin at={[42, 4.6]} scale={0.6} />
      <Basin at={[42, 10.6]} scale={0.6} />
      <Basin at={[42, 16.6]} scale={0.6} />
    </>
  ),
};
