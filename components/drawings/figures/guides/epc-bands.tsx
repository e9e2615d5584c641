import { Arrow } from "../../parts/pipes";
import { Shape } from "../shape";
import type { Figure } from "../types";
import { Word } from "../word";

/** The bands of an EPC. */
const bands = ["A", "B", "C", "D", "E", "F", "G"] as const;

export const epcBands: Figure = {
  alt: "An EPC has bands from A to G. You may not let F or G, E is enough today, and B is announced from 2031 for large buildings",
  height: 330,
  cut: 312,
  titleBlock: { sheet: "Q-08", name: "EPC bands and letting" },
  draw: () => (
    <>
      {bands.map((band, index) => {
        const y = 16 + index * 40;
        const d = `M20 ${y}h${70 + index * 22}l14 16-14 16H20z`;
        return (
          <g key={band} className="d-on-bright">
            <Shape medium={index < 3 ? "energy" : "gas"} look="fill" d={d} />
            {/* Even steps from green through amber to red, by laying the second colour over the first. */}
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
};
