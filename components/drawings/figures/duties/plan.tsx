import { type Medium, type Point, repeat, units } from "../../parts/geometry";
import { Tag } from "../../parts/part";
import { SampleStamp } from "../job/sample-stamp";
import { Labels, StartLabel } from "../labels";
import type { Figure } from "../types";

export const plan: Figure = {
  alt: "An example year: gas check 1 May, leak checks 14 March and 14 September, LEV 30 November, water review 10 June, fire dampers 12 October",
  unframed: true,
  height: 292,
  draw: () => (
    <>
      <SampleStamp at={[398, 207]} />
      <path className="d-fine" d={`M24 38h432v36H24z${repeat(11, [36, 0], "v36", [60, 38])}`} />
      <Labels at={[4.2, 2.4]} step={3.6} names={[..."JFMAMJJASOND"]} />
      <Mark medium="gas" at={[18.6, 5.6]} number="1" />
      <Mark medium="air" at={[11.4, 5.6]} number="2" />
      <Mark medium="air" at={[33, 5.6]} number="2" />
      <Mark medium="air" at={[40.2, 5.6]} number="3" />
      <Mark medium="water" at={[22.2, 5.6]} number="4" />
      <Mark medium="air" at={[36.6, 5.6]} number="5" />
      <Mark medium="gas" at={[4, 10.6]} number="1" />
      <StartLabel at={[6.6, 10.8]}>Landlord’s gas check: 1 May</StartLabel>
      <Mark medium="air" at={[4, 14.6]} number="2" />
      <StartLabel at={[6.6, 14.8]}>Leak check: 14 March, 14 September</StartLabel>
      <Mark medium="air" at={[4, 18.6]} number="3" />
      <StartLabel at={[6.6, 18.8]}>LEV examination: 30 November</StartLabel>
      <Mark medium="water" at={[4, 22.6]} number="4" />
      <StartLabel at={[6.6, 22.8]}>Water risk review: 10 June</StartLabel>
      <Mark medium="air" at={[4, 26.6]} number="5" />
      <StartLabel at={[6.6, 26.8]}>Fire damper test: 12 October</StartLabel>
    </>
  ),
};

type MarkProps = { readonly medium: Medium; readonly at: Point; readonly number: string };

/** The number of a duty in its colour, for the year of a plan and for the months before the due date. */
function Mark({ medium, at: [x, y], number }: MarkProps) {
  return (
    <g className={`d-${medium}`}>
      <circle className="d-fill" cx={units(x)} cy={units(y)} r="12" />
      <g className="d-on-bright">
        <Tag x={units(x)} y={units(y)}>
          {number}
        </Tag>
      </g>
    </g>
  );
}
