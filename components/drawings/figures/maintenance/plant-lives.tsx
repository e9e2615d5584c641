import { StartLabel } from "../labels";
import { Scale } from "../scale";
import type { Figure } from "../types";
import { BuildingSection } from "./building-section";

/** A dot at the start of a line. */
const dot = "m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0";

export const plantLives: Figure = {
  alt: "Of three machines in the example, one is past its usual life, one is near the end of it and one has years to go",
  height: 336,
  draw: () => (
    <>
      <BuildingSection />
      <path className="d-fine" d="M170 52h66M202 116h34M193 244h43" />
      <path className="d-solid" d={`M170 52${dot}M202 116${dot}M193 244${dot}`} />
      <Bar at={4} name="Chiller" age={13} life={15} />
      <Bar at={10.4} name="Fan" age={6} life={20} />
      <Bar at={23.2} name="Boiler 1" age={19} life={15} />
      <Scale at={[23.6, 27.1]} w={22} step={5.5} names={["0", "5", "10", "15", "20"]} below={2.3} />
      <path className="d-shade" d="M20 309h14v14H20z" />
      <StartLabel at={[4.2, 31.7]}>Usual life</StartLabel>
      <path className="d-air d-fill" d="M134 309h14v14h-14z" />
      <StartLabel at={[15.6, 31.7]}>Age, years</StartLabel>
      <path className="d-fault d-fill" d="M266 309h14v14h-14z" />
      <StartLabel at={[28.8, 31.7]}>Past its usual life</StartLabel>
    </>
  ),
};

type BarProps = { readonly at: number; readonly name: string; readonly age: number; readonly life: number };

/** The age of a machine against the usual life of its kind, at 11 units a year. */
function Bar({ at, name, age, life }: BarProps) {
  return (
    <>
      <StartLabel at={[23.6, at - 0.9]}>{name}</StartLabel>
      <path className="d-shade" d={`M236 ${at * 10}h${life * 11}v24H236z`} />
      <path className="d-air d-fill" d={`M236 ${at * 10 + 5}h${Math.min(age, life) * 11}v14H236z`} />
      {age > life && (
        <path
          className="d-fault d-fill"
          d={`M${236 + life * 11} ${at * 10 + 5}h${(age - life) * 11}v14h-${(age - life) * 11}z`}
        />
      )}
    </>
  );
}
