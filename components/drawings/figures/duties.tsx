import { Pass } from "../parts/controls";
import { Label } from "../parts/frame";
import { repeat } from "../parts/geometry";
import { Arrow, Pipe } from "../parts/pipes";
import { Valve } from "../parts/valves";
import { EndLabel, StartLabel } from "./labels";
import { Scale } from "./scale";
import type { Figure } from "./types";

export const duties = {
  "early-window": {
    alt: "A gas check due on 1 May may be done from 1 March; the next one is still due on 1 May of the next year",
    draw: () => (
      <>
        <path className="d-fine" d={`M24 120h440${repeat(16, [28, 0], "v7", [24, 120])}`} />
        <path className="d-gas d-fill" d="M52 98h56v22H52z" />
        <path className="d-gas d-tint" d="M388 98h56v22h-56z" />
        <path d="M108 88v48M444 88v48" strokeWidth="3" />
        <Pass at={[6.2, 7.6]} scale={1.1} />
        <path className="d-none" d="M76 62q180-50 358 16" strokeDasharray="6 4" />
        <Arrow at={[43.6, 8]} turn={32} />
        <StartLabel at={[2, 15.6]}>1 March</StartLabel>
        <Label at={[10.8, 18.4]}>due 1 May</Label>
        <EndLabel at={[46, 15.6]}>due 1 May</EndLabel>
        <Label at={[25, 6.6]}>14 months</Label>
      </>
    ),
  },
  intervals: {
    alt: "How often in five years: hot and cold taps monthly, leak checks twice a year, gas yearly, TM44 once",
    draw: () => (
      <>
        <Row at={4} name="Taps" every={6} count={60} />
        <Row at={7.6} name="Leaks" every={36} count={10} />
        <Row at={11.2} name="Gas" every={72} count={5} />
        <Row at={14.8} name="TM44" every={360} count={1} />
        <Scale at={[9.2, 17.2]} w={36} step={7.2} names={["1", "2", "3", "4", "5"]} between below={2.2} />
        <StartLabel at={[2, 19.4]}>Year</StartLabel>
      </>
    ),
  },
  "gas-card": {
    alt: "What to read on a Gas Safe card: photograph, number and date in front, kinds of work behind",
    draw: () => (
      <>
        <path className="d-part" d="M30 40h190v120H30zM260 40h190v120H260z" />
        <path className="d-gas d-fill" d="M30 40h190v22H30zM260 40h190v22H260z" />
        <path className="d-shade" d="M46 76h50v66H46z" />
        <circle className="d-part" cx="71" cy="98" r="11" />
        <path className="d-part" d="M51 141q4-28 20-28t20 28z" />
        <path className="d-fine" d="M276 84h104M276 106h104M276 128h104" />
        <Pass at={[42, 8.4]} scale={0.8} />
        <Pass at={[42, 10.6]} scale={0.8} />
        <Pass at={[42, 12.8]} scale={0.8} />
        <StartLabel at={[11, 8.6]}>number</StartLabel>
        <StartLabel at={[11, 12]}>valid until</StartLabel>
        <Label at={[12.5, 19]}>is it this person?</Label>
        <Label at={[35.5, 19]}>is it this work?</Label>
      </>
    ),
  },
  "who-may": {
    alt: "Gas needs a Gas Safe engineer, refrigerant a certified one, the mains an electrician",
    draw: () => (
      <>
        <Pipe via="1,5 18,5" medium="gas" flow />
        <Pipe via="1,11 18,11" medium="discharge" flow />
        <path className="d-signal" d="M10 170h170" />
        <Valve at={[10, 5]} kind="lever" />
        <Valve at={[10, 11]} />
        <path className="d-part" d="M88 154h24v32H88z" />
        <path className="d-solid" d="M102 158l-8 14h6l-3 11 10-15h-6z" />
        {[5, 11, 17].map((y) => (
          <Arrow key={y} at={[19.6, y]} />
        ))}
        <StartLabel at={[22, 5]}>Gas Safe registered</StartLabel>
        <StartLabel at={[22, 11]}>F-gas certificate</StartLabel>
        <StartLabel at={[22, 17]}>qualified electrician</StartLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

type RowProps = { readonly at: number; readonly name: string; readonly every: number; readonly count: number };

/** The days on which a duty falls in five years. */
function Row({ at, name, every, count }: RowProps) {
  return (
    <>
      <StartLabel at={[2, at]}>{name}</StartLabel>
      <path d={repeat(count, [every, 0], "v16", [92 + every, at * 10 - 8])} strokeWidth={count > 20 ? 1.5 : 3} />
    </>
  );
}
