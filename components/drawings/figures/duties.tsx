import { Fault, Pass } from "../parts/controls";
import { Label } from "../parts/frame";
import { type Medium, type Point, repeat, units } from "../parts/geometry";
import { Tag } from "../parts/part";
import { Arrow } from "../parts/pipes";
import { Labels, StartLabel } from "./labels";
import type { Figure } from "./types";

const earlyWindow =
  "If a rented home’s gas check is due on 1 May, do it from 2 March on, and the next is still due on 1 May the following year";

export const duties = {
  "early-window": {
    alt: earlyWindow,
    height: 190,
    draw: EarlyWindow,
  },
  "early-plate": {
    alt: "A year’s plan with leak checks in March and September, an LEV examination in November, and a gas check that may be done two months early",
    height: 288,
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M2 46h140v132H2z" />
        <path
          className="d-fine"
          d={`M2 46h476M2 90h476M2 134h476M2 178h476${repeat(12, [28, 0], "v132", [142, 2])}${repeat(3, [28, 0], "v44", [142, 134])}${repeat(4, [28, 0], "v44", [366, 134])}M226 178v16`}
        />
        <Labels at={[15.6, 2.6]} step={2.8} names={[..."JFMAMJJASOND"]} />
        <Day at={[198, 46]}>14</Day>
        <Day at={[366, 46]}>14</Day>
        <Day at={[422, 90]}>30</Day>
        <g className="d-gas">
          <path className="d-fill" d="M198 134h56v44h-56z" />
        </g>
        <Pass at={[22.6, 15.6]} scale={1.3} />
        <path d="M254 126v60" strokeWidth="4" />
        <StartLabel at={[1.6, 7]}>Leak check</StartLabel>
        <StartLabel at={[1.6, 11.4]}>LEV exam</StartLabel>
        <StartLabel at={[1.6, 15.8]}>Gas check</StartLabel>
        <StartLabel at={[26.6, 15.8]}>Due 1 May</StartLabel>
        <Label at={[24, 21]}>Landlord’s gas check: up to two months</Label>
        <Label at={[24, 23.2]}>early, and the date stays</Label>
        <path className="d-hatch" d="M2 258h476M58 258v28M420 258v28" />
        <Label at={[3, 27.4]}>C-00</Label>
        <StartLabel at={[7, 27.4]}>Check early, keep the date</StartLabel>
        <Label at={[45, 27.4]}>NTS</Label>
      </>
    ),
  },
  plan: {
    alt: "An example year: gas check 1 May, leak checks 14 March and 14 September, LEV 30 November, water review 10 June, fire dampers 12 October",
    unframed: true,
    height: 292,
    draw: () => (
      <>
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
  },
  recheck: {
    alt: "After a refrigerant leak, the system is repaired, tested and refilled, then checked again within one month",
    draw: () => (
      <>
        <path className="d-energy d-tint" d="M150 90h230v30H150z" />
        <path className="d-fine" d={`M30 120h430${repeat(5, [57.5, 0], "v8", [150, 120])}`} />
        <Fault at={[6, 9]} scale={1.2} />
        <Pass at={[15, 9]} scale={1.2} />
        <Pass at={[33, 7.2]} scale={1.2} />
        <path d="M380 84v44" strokeWidth="3" />
        <Label at={[6, 5.6]}>Leak</Label>
        <Label at={[15, 5.6]}>Repaired</Label>
        <Label at={[33, 4.2]}>Checked again</Label>
        <Labels at={[15, 14.6]} step={5.75} names={["0", "1", "2", "3"]} />
        <StartLabel at={[37, 14.6]}>4 weeks</StartLabel>
        <Label at={[24, 19]}>The law gives one month, no longer</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

type MarkProps = { readonly medium: Medium; readonly at: Point; readonly number: string };

/** The number of a duty in its colour, as a plan has it in the year and before its date. */
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

/** The day of a duty in its month of a plan. */
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

/** A check's date and the two months before it in which it may be done. */
function EarlyWindow() {
  return (
    <>
      <path d={`M24 138h432${repeat(17, [26, 0], "v8", [24, 138])}`} />
      <path className="d-gas d-fill" d="M50 108h52v30H50z" />
      <g className="d-gas">
        <path className="d-tint" d="M362 108h52v30h-52z" />
        <path className="d-mark" d="M362 108h52v30h-52zM376 108l-14 14M392 108l-30 30M408 108l-30 30M414 118l-20 20" />
      </g>
      <path d="M102 98v58M414 98v58" strokeWidth="3" />
      <Pass at={[7.6, 12.3]} scale={1.1} />
      <path className="d-none" d="M90 84q170-40 310 4" strokeWidth="2" strokeDasharray="6 4" />
      <Arrow at={[40.4, 9]} turn={24} />
      <Label at={[24, 2.6]}>Landlord’s gas check: up to two months</Label>
      <Label at={[24, 4.8]}>early, and the date stays</Label>
      <Label at={[5.4, 9.6]}>2 March</Label>
      <Label at={[10.2, 16.8]}>Due 1 May</Label>
      <Label at={[41.4, 16.8]}>Due 1 May</Label>
      <Label at={[24, 9.2]}>14 months</Label>
    </>
  );
}
