import { Arrow } from "../../parts/pipes";
import { StartLabel } from "../labels";
import { Shape } from "../shape";
import type { Figure } from "../types";
import { Word } from "../word";

/** The consequences for plant of each refrigerant that a data plate may name. */
const gases = [
  ["R-22", "no gas for repairs: replace", "fault"],
  ["R-404A", "reclaimed gas only, to 2030", "gas"],
  ["R-410A", "repair, check leaks, plan", "air"],
  ["R-32", "keep and maintain", "energy"],
] as const;

export const whichGas: Figure = {
  alt: "R-22: no gas for repairs. R-404A: only reclaimed gas, to 2030. R-410A: repair and plan ahead. R-32: keep. The quota falls to 24 % from 2027",
  height: 330,
  cut: 312,
  titleBlock: { sheet: "Q-07", name: "Refrigerants and their quota" },
  draw: () => (
    <>
      {gases.map(([name, advice, medium], index) => (
        <g key={name}>
          <Shape medium={medium} look="fill" d={`M20 ${18 + index * 44}h96v34H20z`} />
          <g className="d-on-bright">
            <Word at={[68, 41 + index * 44]} middle strong>
              {name}
            </Word>
          </g>
          <path d={`M116 ${35 + index * 44}h24`} />
          <Arrow at={[14.4, 3.5 + index * 4.4]} />
          <StartLabel at={[16.4, 3.5 + index * 4.4]}>{advice}</StartLabel>
        </g>
      ))}
      <path className="d-fine" d="M20 204h440" />
      <StartLabel at={[2, 22.2]}>New HFC gas on sale, first level 100 %</StartLabel>
      <path className="d-part" d="M20 240h240v22H20zM20 276h240v22H20z" />
      <Shape medium="air" look="fill" d="M20 240h74.4v22H20zM20 276h57.6v22H20z" />
      <StartLabel at={[27, 25.1]}>2024 to 2026: 31 %</StartLabel>
      <StartLabel at={[27, 28.7]}>from 2027: 24 %</StartLabel>
    </>
  ),
};
