import { type Point, repeat } from "../../parts/geometry";
import { Pass } from "../../parts/marks";
import { Tag } from "../../parts/part";
import { Labels, StartLabel } from "../labels";
import type { Figure } from "../types";

export const earlyPlate: Figure = {
  alt: "A year’s plan with leak checks in March and September, an LEV examination in November, and a gas check that may be done two months early",
  height: 258,
  titleBlock: { sheet: "C-00", name: "Check early, keep the date" },
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M2 2h476v44H142v132H2z" />
      <path className="d-fine" d={`M2 46h476M2 90h476M2 134h476M2 178h476${repeat(12, [28, 0], "v176", [142, 2])}`} />
      <Labels at={[15.6, 2.6]} step={2.8} names={[..."JFMAMJJASOND"]} />
      <Day at={[198, 46]}>14</Day>
      <Day at={[366, 46]}>14</Day>
      <Day at={[422, 90]}>30</Day>
      <g className="d-gas">
        <path className="d-fill" d="M198 134h56v44h-56z" />
      </g>
      <Pass at={[22.6, 15.6]} scale={1.3} />
      <path d="M254 126v74" strokeWidth="4" />
      {["Leak check", "LEV exam", "Gas check"].map((duty, row) => (
        <text key={duty} x="16" y={68 + row * 44} dy=".36em">
          {duty}
        </text>
      ))}
      <StartLabel at={[26.4, 19.5]}>Due 1 May</StartLabel>
      <StartLabel at={[1.6, 22]}>Landlord’s gas check: up to two</StartLabel>
      <StartLabel at={[1.6, 24.2]}>months early, and the date stays</StartLabel>
    </>
  ),
};

/** The day of a duty in its month of the plan. */
function Day({ at: [x, y], children }: { readonly at: Point; readonly children: string }) {
  return (
    <g className="d-air">
      <path className="d-fill" d={`M${x} ${y}h28v44h-28z`} />
      <g className="d-on-bright">
        <Tag x={x + 14} y={y + 22}>
          {children}
        </Tag>
      </g>
    </g>
  );
}
