import { repeat } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { Pass } from "../../parts/marks";
import { Arrow } from "../../parts/pipes";
import type { Figure } from "../types";

/** A check's date and the two months before it in which it may be done early. */
export const earlyWindow: Figure = {
  alt: "If a rented home’s gas check is due on 1 May, do it from 2 March on, and the next is still due on 1 May the following year",
  height: 150,
  draw: () => (
    <>
      <path d={`M24 98h432${repeat(17, [26, 0], "v8", [24, 98])}`} />
      <path className="d-gas d-fill" d="M50 68h52v30H50z" />
      <g className="d-gas">
        <path className="d-tint" d="M362 68h52v30h-52z" />
        <path className="d-mark" d="M362 68h52v30h-52zM376 68l-14 14M392 68l-30 30M408 68l-30 30M414 78l-20 20" />
      </g>
      <path d="M102 58v58M414 58v58" strokeWidth="3" />
      <Pass at={[7.6, 8.3]} scale={1.1} />
      <path className="d-none" d="M106 42q150-36 294 6" strokeWidth="2" strokeDasharray="6 4" />
      <Arrow at={[40.4, 5]} turn={24} />
      <Label at={[5.4, 5.6]}>2 March</Label>
      <Label at={[10.2, 12.8]}>Due 1 May</Label>
      <Label at={[41.4, 12.8]}>Due 1 May</Label>
      <Label at={[24, 5.2]}>14 months</Label>
    </>
  ),
};
