import { repeat } from "../../parts/geometry";
import type { Figure } from "../types";
import { Word } from "../word";
import { Entry } from "./entry";
import { JobSheet, sheetPaper } from "./job-sheet";

export const jobCall: Figure = {
  alt: "Sample sheet 1, the call: at 02:14 a night porter reports that the heating pump has stopped, and our engineer is there at 02:52.",
  ...sheetPaper,
  draw: () => (
    <JobSheet name="1/4 The call">
      <circle className="d-shade" cx="112" cy="192" r="80" />
      <path className="d-fine" d="M112 122v14M112 248v14M42 192h14M168 192h14" />
      <path d="M112 192l44-19M112 192l65-7" strokeWidth="4" />
      <circle className="d-solid" cx="112" cy="192" r="6" />
      <g transform="scale(4)">
        <Word at={[54, 53]} strong>
          02:14
        </Word>
      </g>
      <path className="d-hatch" d={repeat(5, [0, 52], "h424", [28, 306])} />
      {[
        ["Caller", "Night porter, office block"],
        ["Fault", "Heating pump has stopped"],
        ["Told", "Leave it off, we are coming"],
        ["On site", "02:52"],
      ].map(([name = "", value = ""], row) => (
        <Entry key={name} name={name} value={value} y={338 + row * 52} />
      ))}
    </JobSheet>
  ),
};
