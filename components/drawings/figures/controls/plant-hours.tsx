import { StartLabel } from "../labels";
import { Scale } from "../scale";
import type { Figure } from "../types";

export const plantHours: Figure = {
  alt: "People are in from 8am to 6pm, but the plant runs from 5am to 9pm and all Saturday",
  draw: () => (
    <>
      {["Mon", "Fri", "Sat"].map((day, index) => (
        <g key={day}>
          <StartLabel at={[2, 6 + index * 4.4]}>{day}</StartLabel>
          <path className="d-fault d-fill" d={`M145 ${44 + index * 44}h240v24h-240z`} />
          {index < 2 && <path className="d-energy d-tint" d={`M190 ${44 + index * 44}h150v24h-150z`} />}
        </g>
      ))}
      <Scale at={[7, 16.6]} w={36} step={9} names={["0", "6", "12", "18", "24"]} below={2.2} />
      <StartLabel at={[9, 2.8]}>In use</StartLabel>
      <path className="d-energy d-tint" d="M70 16h14v14h-14z" />
      <StartLabel at={[20, 2.8]}>Running for nobody</StartLabel>
      <path className="d-fault d-fill" d="M180 16h14v14h-14z" />
    </>
  ),
};
