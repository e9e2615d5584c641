import { repeat } from "../../parts/geometry";
import type { Figure } from "../types";
import { Word } from "../word";
import { JobSheet, sheetPaper } from "./job-sheet";

export const jobReadings: Figure = {
  alt: "Sample sheet 3, the readings: the flow rose from 24 to 70 °C, the return from 23 to 51 °C and the third floor from 15 to 16 °C.",
  ...sheetPaper,
  draw: () => (
    <JobSheet name="3/4 Readings">
      <path className="d-shade" d="M28 92h424v36H28z" />
      <Word at={[300, 116]} end>
        Before
      </Word>
      <Word at={[436, 116]} end>
        After
      </Word>
      <path className="d-hatch" d={repeat(5, [0, 44], "h424", [28, 172])} />
      {[
        ["Flow", "24 °C", "70 °C"],
        ["Return", "23 °C", "51 °C"],
        ["Pressure", "1.4 bar", "1.5 bar"],
        ["Pump", "0 A", "1.8 A"],
        ["Third floor", "15 °C", "16 °C"],
      ].map(([name = "", before = "", after = ""], row) => (
        <g key={name}>
          <Word at={[28, 157 + row * 44]}>{name}</Word>
          <Word at={[300, 157 + row * 44]} end>
            {before}
          </Word>
          <Word at={[436, 157 + row * 44]} end strong>
            {after}
          </Word>
        </g>
      ))}
      <path d="M60 376v120h380" />
      <path className="d-fault d-mark" d="M60 480h120c60 0 60-84 130-90h120" strokeWidth="4" />
      <path className="d-signal" d="M180 376v120" />
      <Word at={[180, 520]} middle>
        04:40
      </Word>
      <Word at={[424, 424]} end>
        Flow temperature
      </Word>
    </JobSheet>
  ),
};
