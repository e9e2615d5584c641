import { Duct } from "../../parts/duct";
import { Flame } from "../../parts/flame";
import { repeat } from "../../parts/geometry";
import type { Figure } from "../types";
import { Word } from "../word";

/** A damper in a fire wall: held open by a fusible link, and closed by a fire. */
export const fireDamper: Figure = {
  alt: "One fire damper is open, its blades held by a link, and the other is shut across the duct",
  height: 248,
  draw: () => (
    <>
      {[0, 244].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <Duct via="0.6,11 23,11" width={9} flow={x === 0} />
          <path className="d-wall" d="M104 8h24v57h-24zM104 155h24v57h-24z" />
          <path className="d-part" d="M98 58h36v8H98zM98 154h36v8H98z" />
        </g>
      ))}
      <path className="d-part" d="M108 66h16v18h-16z" />
      <path className="d-fine" d="M108 70h16M108 74h16M108 78h16" />
      <path className="d-gas d-mark" d="M116 84v14" />
      <circle className="d-gas d-fill" cx="116" cy="101" r="4" />
      <path className="d-part" d={repeat(8, [0, 11], "l8 5.5-8 5.5h-8l8-5.5-8-5.5z", [360, 66])} />
      <Flame at={[29, 15.2]} scale={2.4} />
      <Flame at={[32.6, 15.2]} scale={1.6} />
      <Word at={[116, 238]} middle>
        Open: held by a link
      </Word>
      <Word at={[362, 238]} middle>
        Shut: the link melted
      </Word>
    </>
  ),
};
