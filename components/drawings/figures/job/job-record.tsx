import { repeat } from "../../parts/geometry";
import { Pass } from "../../parts/marks";
import type { Figure } from "../types";
import { Word } from "../word";
import { Entry } from "./entry";
import { JobSheet, sheetPaper } from "./job-sheet";

export const jobRecord: Figure = {
  alt: "Sample sheet 4, the signed record: a new pump head is fitted, nothing leaks and the heating is on at 04:40. The standby pump still has to be repaired.",
  ...sheetPaper,
  draw: () => (
    <JobSheet name="4/4 Signed record">
      <path className="d-hatch" d={repeat(5, [0, 56], "h424", [28, 152])} />
      {["New pump head fitted", "Runs, no leaks", "Heating on at 04:40", "Standby pump tested"].map((line, row) => (
        <g key={line}>
          <Pass at={[4.6, 12.4 + row * 5.6]} />
          <Word at={[76, 130 + row * 56]}>{line}</Word>
        </g>
      ))}
      <Entry name="Next" value="Standby pump bearing, quote" y={354} />
      <path className="d-fine" d="M28 462h190M262 462h190" />
      <path
        className="d-air d-mark"
        d="M40 446q14-40 24-20t-8 26q16 4 26-20t12 14q10-16 20-8t22-10 30 6M288 418l-8 36M312 416l-28 20 30 16M322 446q7-10 10-2t10-2 10 0 9-2 10 1 12-4l22-2M272 460l150-8"
      />
      <Word at={[28, 488]}>Engineer</Word>
      <Word at={[262, 488]}>Night porter</Word>
    </JobSheet>
  ),
};
