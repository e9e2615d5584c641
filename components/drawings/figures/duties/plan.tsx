import { type Medium, type Point, repeat, units } from "../../parts/geometry";
import { Tag } from "../../parts/part";
import { SampleStamp } from "../job/sample-stamp";
import { Labels, StartLabel } from "../labels";
import type { Figure } from "../types";

/** Duties by the date on which each first falls due, with their months (January is 0). */
const duties = [
  { text: "Leak check: 14 March, 14 September", medium: "air", months: [2, 8] },
  { text: "Landlord’s gas check: 1 May", medium: "gas", months: [4] },
  { text: "Water risk review: 10 June", medium: "water", months: [5] },
  { text: "Fire damper test: 12 October", medium: "air", months: [9] },
  { text: "LEV examination: 30 November", medium: "air", months: [10] },
] as const satisfies readonly { text: string; medium: Medium; months: readonly number[] }[];

export const plan: Figure = {
  alt: "An example year: leak checks 14 March and 14 September, gas check 1 May, water review 10 June, fire dampers 12 October, LEV 30 November",
  unframed: true,
  height: 292,
  draw: () => (
    <>
      <SampleStamp at={[398, 230]} />
      <path className="d-fine" d={`M24 38h432v36H24z${repeat(11, [36, 0], "v36", [60, 38])}`} />
      <Labels at={[4.2, 2.4]} step={3.6} names={[..."JFMAMJJASOND"]} />
      {duties.map(({ text, medium, months }, index) => (
        <g key={text} className={`d-${medium}`}>
          {months.map((month) => (
            <Mark key={month} at={[4.2 + month * 3.6, 5.6]} number={`${index + 1}`} />
          ))}
          <Mark at={[3.6, 10.6 + index * 4]} number={`${index + 1}`} />
          <StartLabel at={[6.2, 10.7 + index * 4]}>{text}</StartLabel>
        </g>
      ))}
    </>
  ),
};

/** The number of a duty in its colour, in the year of a plan and beside the duty. */
function Mark({ at: [x, y], number }: { readonly at: Point; readonly number: string }) {
  return (
    <>
      <circle className="d-fill" cx={units(x)} cy={units(y)} r="12" />
      <g className="d-on-bright">
        <Tag x={units(x)} y={units(y)}>
          {number}
        </Tag>
      </g>
    </>
  );
}
