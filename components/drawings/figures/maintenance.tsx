import { Workplace } from "../building/furniture";
import { Diffuser, Duct, Fan } from "../parts/air";
import { Chiller } from "../parts/air-plant";
import { Radiator } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { Boiler } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { Pipe } from "../parts/pipes";
import { Person } from "../parts/structure";
import { EndLabel, Labels, StartLabel } from "./labels";
import { Scale } from "./scale";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const maintenance = {
  "plant-lives": {
    alt: "Of three machines in the example, one is past its usual life, one is near the end of it and one has years to go",
    height: 336,
    draw: () => (
      <>
        <Building />
        <path className="d-fine" d="M170 52h66M202 116h34M193 244h43" />
        <path className="d-solid" d={`M170 52${dot}M202 116${dot}M193 244${dot}`} />
        <Bar at={4} name="Chiller" age={13} life={15} />
        <Bar at={10.4} name="Fan" age={6} life={20} />
        <Bar at={23.2} name="Boiler 1" age={19} life={15} />
        <Scale at={[23.6, 27.1]} w={22} step={5.5} names={["0", "5", "10", "15"]} below={2.3} />
        <EndLabel at={[46.6, 29.4]}>years</EndLabel>
        <path className="d-shade" d="M20 309h14v14H20z" />
        <StartLabel at={[4.2, 31.7]}>Usual life</StartLabel>
        <path className="d-air d-fill" d="M158 309h14v14h-14z" />
        <StartLabel at={[18, 31.7]}>Age</StartLabel>
        <path className="d-fault d-fill" d="M252 309h14v14h-14z" />
        <StartLabel at={[27.4, 31.7]}>Past its usual life</StartLabel>
      </>
    ),
  },
  seasons: {
    alt: "Heating is serviced in summer and ready before October, cooling in spring and ready before May",
    draw: () => (
      <>
        <Shape medium="air" look="fill" d="M168 118q60-90 144 0z" />
        <Shape medium="gas" look="fill" d="M24 118V52q70 4 132 66zM348 118q50-62 108-66v66z" />
        <path className="d-fine" d="M24 118h432" />
        <path className="d-air d-mark" d="M84 130h84v30H84z" />
        <path className="d-gas d-mark" d="M240 130h108v30H240z" />
        <Label at={[12.6, 14.9]}>Service</Label>
        <Label at={[29.4, 14.9]}>Service</Label>
        <Label at={[24, 6]}>Cooling</Label>
        <StartLabel at={[5, 3.4]}>Heating</StartLabel>
        <EndLabel at={[44, 3.4]}>Heating</EndLabel>
        <path className="d-fine" d={`M24 178h432${repeat(13, [36, 0], "v6", [24, 178])}`} />
        <Labels at={[4.2, 19.8]} step={3.6} names={[..."JFMAMJJASOND"]} />
      </>
    ),
  },
  "five-years": {
    alt: "If work is done as it falls due, some years cost far more; spread evenly over five years, no year stands out",
    height: 166,
    draw: () => (
      <>
        {[20, 8, 64, 27, 13].map((due, index) => (
          <g key={due}>
            <path className="d-fault d-fill" d={`M${50 + index * 82} ${122 - due}h28v${due}h-28z`} />
            <path
              className="d-air d-fill"
              d={`M${82 + index * 82} ${122 - (25 + (index % 2) * 4)}h28v${25 + (index % 2) * 4}h-28z`}
            />
            <Label at={[8 + index * 8.2, 14.6]}>{`Year ${index + 1}`}</Label>
          </g>
        ))}
        <path className="d-fine" d="M30 122h430" />
        <path className="d-fault d-fill" d="M50 18h14v14H50z" />
        <StartLabel at={[7.2, 2.7]}>As it falls due</StartLabel>
        <path className="d-air d-fill" d="M250 18h14v14h-14z" />
        <StartLabel at={[27.2, 2.7]}>Evened out</StartLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

/** A building in section with its plant, each machine level with its bar. */
function Building() {
  return (
    <g transform="translate(0 -14)">
      <path className="d-air d-tint" stroke="none" d="M24 96h188v198H24z" />
      <path className="d-fine" d="M2 228h20M214 228h14M24 118v24M24 182v24M212 142v-36M212 182v24" />
      <Duct via="4,11.2 18.6,11.2" width={1} medium="waste" />
      <Diffuser at={[10, 11.7]} scale={0.5} medium="waste" />
      <Diffuser at={[14.6, 11.7]} scale={0.5} medium="waste" />
      <Fan at={[18.6, 12.3]} />
      <Workplace at={[10.2, 16]} scale={0.8} />
      <Workplace at={[10.2, 22.4]} scale={0.8} />
      <Person at={[15.8, 16]} scale={1.2} />
      <Person at={[18, 22.4]} scale={1.2} />
      <Pipe via="12,27 9,27 9,14.8 7,14.8 / 9,21.2 7,21.2" medium="return" small />
      <Pipe via="12,25.4 8,25.4 8,13.6 7,13.6 / 8,20 7,20" medium="hot" small />
      <Radiator at={[4, 12.9]} w={7} scale={0.42} />
      <Radiator at={[4, 19.3]} w={7} scale={0.42} />
      <Boiler at={[10.4, 23.7]} scale={0.46} />
      <Boiler at={[15.6, 23.7]} scale={0.46} />
      <Chiller at={[6.8, 3.7]} scale={0.5} />
      <path
        className="d-solid"
        d="M12 92h212v8H12zM28 160h180v8H28zM20 224h196v8H20zM20 290h196v8H20zM20 92h8v26h-8zM20 142h8v40h-8zM20 206h8v92h-8zM208 92h8v14h-8zM208 142h8v40h-8zM208 206h8v92h-8z"
      />
    </g>
  );
}

/** A dot about the beginning of a line. */
const dot = "m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0";

type BarProps = { readonly at: number; readonly name: string; readonly age: number; readonly life: number };

/** How old a machine is against what its kind usually reaches, 11 units a year. */
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
