import { Label } from "../../parts/label";
import { Strainer } from "../../parts/pipe-fittings";
import { Pipe } from "../../parts/pipes";
import { Pump } from "../../parts/pumps";
import { Valve } from "../../parts/valve";
import type { Figure } from "../types";

export const threeStages: Figure = {
  alt: "A plant room is drawn in three stages: first as a space, then with sizes and routes, then with every valve",
  draw: () => (
    <>
      {[2, 17, 32].map((x, index) => (
        <g key={x}>
          <path className="d-part" d={`M${x * 10} 50h140v110h-140z`} />
          <Label at={[x + 7, 3]}>{`Stage ${index + 2}`}</Label>
        </g>
      ))}
      <path className="d-shade" d="M34 70h54v70H34z" />
      <path className="d-part" d="M184 66h40v40h-40zM184 112h40v40h-40zM334 66h40v40h-40zM334 112h40v40h-40z" />
      <path d="M224 86h70M224 132h70" strokeWidth="4" />
      <Pipe via="37.4,8.6 45.6,8.6" medium="hot" small />
      <Pipe via="45.6,13.2 37.4,13.2" medium="return" small />
      <Valve at={[39.4, 8.6]} scale={0.6} />
      <Pump at={[42.6, 8.6]} scale={0.6} />
      <Valve at={[39.4, 13.2]} scale={0.6} />
      <Strainer at={[43, 13.2]} scale={0.6} />
      <Label at={[9, 18.8]}>Space</Label>
      <Label at={[24, 18.8]}>Routes</Label>
      <Label at={[39, 18.8]}>Every valve</Label>
    </>
  ),
};
