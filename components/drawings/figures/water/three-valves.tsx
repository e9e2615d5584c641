import { Cylinder } from "../../parts/cylinders";
import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { Sink } from "../../parts/sanitary-ware";
import { Cut } from "../../parts/structure";
import { Valve } from "../../parts/valve";
import { Item } from "../item";
import { EndLabel } from "../labels";
import { NumberedKey } from "../numbered-key";
import type { Figure } from "../types";

export const threeValves: Figure = {
  alt: "You can shut off water in three places: A where the pipe comes in, B in the pavement and, for hot water only, C at the cylinder",
  height: 340,
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M2 190h134v13h342v29H2z" />
      <Cut via="14,2 14,20 46.6,20 46.6,2" width={0.6} />
      <Pipe via="24.5,10.6 24.5,21.4 47.8,22.2" medium="waste" small />
      <Pipe via="39.4,3 39.4,1.4 32.6,1.4 32.6,11 27.4,11 27.4,6" medium="hot" small />
      <Pipe via="1,21.8 18.4,21.8 18.4,14 33.4,14 33.4,11.2 37,11.2 / 26,14 26,6" medium="water" small over />
      <path className="d-part" d="M56 190h28v24H56zM52 186h36v6H52z" />
      <Sink at={[19.6, 6]} scale={0.85} />
      <Cylinder at={[36.4, 2.8]} scale={0.75} />
      <Pipe via="46.5,8 42.4,8" medium="hot" small />
      <Pipe via="42.4,11.1 46.5,11.1" medium="return" small />
      <Valve at={[7, 21.8]} scale={0.9} />
      <Valve at={[18.4, 17.2]} turn={90} scale={0.9} />
      <Valve at={[30, 14]} scale={0.9} />
      <Item at={[22, 17.2]}>A</Item>
      <Item at={[7, 16.2]}>B</Item>
      <Item at={[30, 17]}>C</Item>
      <EndLabel at={[10.6, 7.6]}>Turn</EndLabel>
      <EndLabel at={[10.6, 9.8]}>clockwise</EndLabel>
      <Label at={[11.1, 12]} to={[16.8, 16.6]} anchor="end">
        to shut
      </Label>
      {/* Larger than the text of other figures, as it is read in a hurry. */}
      <g transform="scale(1.2)">
        <NumberedKey at={[0.8, 21.5]} marks="ABC" step={2.5}>
          {[
            "Where the pipe comes in: all water",
            "In the pavement, under a small cover",
            "At the cylinder: hot water only",
          ]}
        </NumberedKey>
      </g>
    </>
  ),
};
