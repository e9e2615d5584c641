import { RecordSheet } from "../parts/controls";
import { Label } from "../parts/frame";
import { repeat } from "../parts/geometry";
import { Gauge } from "../parts/instruments";
import { Pump, Strainer, Valve } from "../parts/valves";
import { EndLabel, Labels, StartLabel } from "./labels";
import { Scale } from "./scale";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const maintenance = {
  "plant-lives": {
    alt: "Of three machines in the example, one is past its usual life, one is near the end of it and one has years to go",
    draw: () => (
      <>
        <Bar at={2} name="Boiler 1" age={19} life={15} />
        <Bar at={6.2} name="Chiller" age={13} life={15} />
        <Bar at={10.4} name="Fan" age={6} life={20} />
        <Scale at={[12, 14.6]} w={32} step={8} names={["0", "5", "10", "15", "20"]} />
        <StartLabel at={[2, 16.6]}>Years</StartLabel>
        <path className="d-shade" d="M20 193h14v14H20z" />
        <StartLabel at={[4.2, 20.2]}>Usual life</StartLabel>
        <path className="d-air d-fill" d="M160 193h14v14h-14z" />
        <StartLabel at={[18.2, 20.2]}>Age</StartLabel>
        <path className="d-fault d-fill" d="M246 193h14v14h-14z" />
        <StartLabel at={[26.8, 20.2]}>Past its usual life</StartLabel>
      </>
    ),
  },
  "visit-order": {
    alt: "On a visit we isolate the machine, clean it, test it, measure and record",
    height: 184,
    draw: () => (
      <>
        <path className="d-fine" d="M30 98h420" />
        {[5, 14.5, 24, 33.5, 43].map((x) => (
          <circle key={x} className="d-part" cx={x * 10} cy="98" r="38" />
        ))}
        <Valve at={[5, 11]} kind="closed" scale={1.4} />
        <Strainer at={[14.5, 8.6]} scale={1.7} />
        <Pump at={[24, 9.8]} scale={1.7} />
        <Gauge at={[33.5, 12.3]} scale={1.45} />
        <RecordSheet at={[41.4, 8.1]} w={6} h={7} rows={2} scale={0.54} />
        <Labels at={[5, 16.4]} step={9.5} names={["Isolate", "Clean", "Test", "Measure", "Record"]} />
        <Label at={[24, 3.4]}>One machine, one visit</Label>
      </>
    ),
  },
  "site-prices": {
    alt: "A proposal for three sites gives the visits and the cost of each, and what they cost together",
    height: 184,
    draw: () => (
      <>
        <StartLabel at={[13, 3.4]}>Visits a year</StartLabel>
        <StartLabel at={[33, 3.4]}>Cost</StartLabel>
        {[
          { visits: 4, cost: 45 },
          { visits: 2, cost: 28 },
          { visits: 6, cost: 57 },
        ].map(({ visits, cost }, row) => (
          <g key={cost}>
            <StartLabel at={[2, 6.6 + row * 3.2]}>{`Site ${row + 1}`}</StartLabel>
            <path className="d-air d-fill" d={repeat(visits, [22, 0], "h14v14h-14z", [130, 55 + row * 32])} />
            <path className="d-shade" d={`M330 ${55 + row * 32}h${cost}v14h-${cost}z`} />
          </g>
        ))}
        <path className="d-fine" d="M20 44h440M20 144h440" />
        <StartLabel at={[2, 16.6]}>Together</StartLabel>
        <path className="d-shade" d="M330 155h130v14H330z" />
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
    height: 204,
    draw: () => (
      <>
        {[30, 12, 95, 40, 20].map((due, index) => (
          <g key={due}>
            <path className="d-fault d-fill" d={`M${50 + index * 82} ${160 - due}h28v${due}h-28z`} />
            <path
              className="d-air d-fill"
              d={`M${82 + index * 82} ${160 - (36 + (index % 2) * 7)}h28v${36 + (index % 2) * 7}h-28z`}
            />
            <Label at={[8 + index * 8.2, 18.4]}>{`Year ${index + 1}`}</Label>
          </g>
        ))}
        <path className="d-fine" d="M30 160h430" />
        <path className="d-fault d-fill" d="M30 18h14v14H30z" />
        <StartLabel at={[5.2, 2.7]}>As it falls due</StartLabel>
        <path className="d-air d-fill" d="M250 18h14v14h-14z" />
        <StartLabel at={[27.2, 2.7]}>Evened out</StartLabel>
      </>
    ),
  },
  "paid-ways": {
    alt: "If you pay as things fail, you pay little in good years and a lot in bad ones; with parts included, the cost stays level",
    draw: () => (
      <>
        <path className="d-fine" d="M40 20v150h420" />
        <Shape medium="fault" d="M40 150h70l16-70 16 70h110l14-118 16 118h60l14-40 14 40h80" />
        <Shape medium="air" d="M40 112h420" dash="9 5" />
        <EndLabel at={[44, 10]}>All parts</EndLabel>
        <StartLabel at={[18, 3.6]}>As it fails</StartLabel>
        <Label at={[25, 19.4]}>Years</Label>
        <StartLabel at={[5, 2.6]}>Cost</StartLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

type BarProps = { readonly at: number; readonly name: string; readonly age: number; readonly life: number };

/** How old a machine is against what its kind usually reaches, 16 units a year. */
function Bar({ at, name, age, life }: BarProps) {
  return (
    <>
      <StartLabel at={[2, at + 1.4]}>{name}</StartLabel>
      <path className="d-shade" d={`M120 ${at * 10}h${life * 16}v26H120z`} />
      <path className="d-air d-fill" d={`M120 ${at * 10 + 6}h${Math.min(age, life) * 16}v14H120z`} />
      {age > life && (
        <path
          className="d-fault d-fill"
          d={`M${120 + life * 16} ${at * 10 + 6}h${(age - life) * 16}v14h-${(age - life) * 16}z`}
        />
      )}
    </>
  );
}
