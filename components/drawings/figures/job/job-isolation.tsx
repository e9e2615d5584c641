import { repeat } from "../../parts/geometry";
import { Tag } from "../../parts/part";
import { Pipe, Signal } from "../../parts/pipes";
import { Pump } from "../../parts/pumps";
import { Valve } from "../../parts/valve";
import type { Figure } from "../types";
import { Entry } from "./entry";
import { JobSheet, sheetPaper } from "./job-sheet";

export const jobIsolation: Figure = {
  alt: "Sample sheet 2, the isolation sketch: valves 1 and 2 beside the pump are shut, and switch 3 is locked off.",
  ...sheetPaper,
  draw: () => (
    <JobSheet name="2/4 Isolation sketch">
      <Pipe via="3,18 11,18 / 37,18 45,18" medium="hot" />
      <Pipe via="11,18 37,18" medium="waste" />
      <Signal via="24,20 24,29" />
      <g className="d-fault d-alert">
        <Valve at={[11, 18]} kind="closed" scale={1.7} />
        <Valve at={[37, 18]} kind="closed" scale={1.7} />
      </g>
      <Pump at={[24, 18]} scale={1.8} />
      <path className="d-part" d="M218 290h44v60h-44zM228 302h24v26h-24z" />
      <path className="d-fault d-mark" d="M234 346v-6a6 6 0 0 1 12 0v6M230 346h20v16h-20z" />
      <path d="M110 160V132M370 160V132M262 320h52" className="d-fine" />
      {[
        [110, 118],
        [370, 118],
        [328, 320],
      ].map(([x = 0, y = 0], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className="d-part" r="16" />
          <Tag>{`${index + 1}`}</Tag>
        </g>
      ))}
      <path className="d-hatch" d={repeat(4, [0, 42], "h424", [28, 388])} />
      {[
        ["3", "Off and locked 03:02"],
        ["1, 2", "Shut 03:05"],
        ["1 to 2", "Drained to 0 bar"],
      ].map(([name = "", value = ""], row) => (
        <Entry key={name} name={name} value={value} y={416 + row * 42} />
      ))}
    </JobSheet>
  ),
};
