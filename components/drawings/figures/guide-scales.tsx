import { Arrow } from "../parts/pipes";
import { StartLabel } from "./labels";
import { Shape } from "./shapes";
import type { Figure } from "./types";
import { Word } from "./word";

/** What each refrigerant on a data plate means for its plant. */
const gases = [
  ["R-22", "no gas for repairs: replace", "fault"],
  ["R-404A", "reclaimed gas only, to 2030", "gas"],
  ["R-410A", "repair, check leaks, plan", "air"],
  ["R-32", "keep and maintain", "energy"],
] as const;

/** The bands of an EPC. */
const bands = ["A", "B", "C", "D", "E", "F", "G"] as const;

/** The tables and scales of the guides to duties. */
export const guideScales = {
  "which-gas": {
    alt: "R-22: no gas for repairs. R-404A: only reclaimed gas, to 2030. R-410A: repair and plan ahead. R-32: keep. The quota falls to 24 % from 2027",
    height: 330,
    cut: 312,
    draw: () => (
      <>
        {gases.map(([name, advice, medium], index) => (
          <g key={name}>
            <g className={`d-${medium}`}>
              <path className="d-tint" d={`M20 ${18 + index * 44}h96v34H20z`} />
            </g>
            <Word at={[68, 41 + index * 44]} middle strong>
              {name}
            </Word>
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
  },
  "epc-bands": {
    alt: "An EPC has bands from A to G. You may not let F or G, E is enough today, and B is announced from 2031 for large buildings",
    height: 330,
    cut: 312,
    draw: () => (
      <>
        {bands.map((band, index) => {
          const y = 16 + index * 40;
          const d = `M20 ${y}h${70 + index * 22}l14 16-14 16H20z`;
          return (
            <g key={band} className="d-on-bright">
              <Shape medium={index < 3 ? "energy" : "gas"} look="fill" d={d} />
              {/* From green over amber to red in even steps, the second colour over the first. */}
              <g opacity={(index % 3) / 3 || (index > 3 ? 1 : 0)}>
                <Shape medium={index < 3 ? "gas" : "fault"} look="fill" d={d} />
              </g>
              <path className="d-none" d={d} />
              <Word at={[36, y + 22]} strong>
                {band}
              </Word>
            </g>
          );
        })}
        <path className="d-fine" d="M138 72h96M204 192h30M252 216v72h10M252 216h10" />
        <Word at={[242, 68]} strong>
          Announced: B from 2031
        </Word>
        <Word at={[242, 90]}>over 1,000 m², not yet law</Word>
        <Word at={[242, 198]} strong>
          Enough to let today
        </Word>
        <Word at={[272, 248]} strong>
          Not to be let
        </Word>
        <Word at={[272, 270]}>unless exempt</Word>
        <Shape medium="energy" d="M430 178V108" />
        <Arrow at={[43, 10.8]} turn={-90} medium="energy" />
        <Word at={[416, 132]} end>
          controls, heating,
        </Word>
        <Word at={[416, 154]} end>
          cooling, lighting
        </Word>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
