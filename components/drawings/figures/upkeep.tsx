import { OutdoorUnit } from "../parts/air-plant";
import { Controller, Panel, Pass, RecordSheet } from "../parts/controls";
import { Label } from "../parts/frame";
import { type Point, repeat } from "../parts/geometry";
import { Gauge, Sensor } from "../parts/instruments";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Person } from "../parts/structure";
import { Pump, Strainer, Valve } from "../parts/valves";
import type { Figure } from "./types";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The twelve months of a year, a letter each, along the foot of a figure. */
function Year() {
  return (
    <>
      <path className="d-fine" d={`M24 178h432${repeat(13, [36, 0], "v6", [24, 178])}`} />
      {months.map((month, index) => (
        <Label key={month} at={[4.2 + index * 3.6, 19.8]}>
          {month.slice(0, 1)}
        </Label>
      ))}
    </>
  );
}

export const upkeep = {
  "plant-lives": {
    alt: "An example of three machines: one past its usual life, one near its end, one with years to go",
    draw: () => (
      <>
        <Bar at={3.4} name="Boiler 1" age={19} life={15} />
        <Bar at={8} name="Chiller" age={13} life={15} />
        <Bar at={12.6} name="Fan" age={6} life={20} />
        <path className="d-fine" d={`M120 172h320${repeat(5, [80, 0], "v8", [120, 172])}`} />
        {["0", "5", "10", "15", "20"].map((years, index) => (
          <Label key={years} at={[12 + index * 8, 19.2]}>
            {years}
          </Label>
        ))}
        <Label at={[2, 19.2]} anchor="start">
          Years
        </Label>
      </>
    ),
  },
  "visit-order": {
    alt: "A visit in order: isolate, clean, test, measure, record",
    draw: () => (
      <>
        <path className="d-fine" d="M30 110h420" />
        {[5, 14.5, 24, 33.5, 43].map((x) => (
          <circle key={x} className="d-part" cx={x * 10} cy="98" r="38" />
        ))}
        <Valve at={[5, 10.4]} kind="closed" scale={1.4} />
        <Strainer at={[14.5, 9.4]} scale={1.4} />
        <Pump at={[24, 9.8]} scale={1.4} />
        <Gauge at={[33.5, 12.6]} scale={1.4} />
        <RecordSheet at={[40.9, 7.6]} w={6} h={7} rows={2} scale={0.7} />
        {["isolate", "clean", "test", "measure", "record"].map((name, index) => (
          <Label key={name} at={[5 + index * 9.5, 16.4]}>
            {name}
          </Label>
        ))}
        <Label at={[24, 3.4]}>One machine, one visit</Label>
      </>
    ),
  },
  seasons: {
    alt: "Heating is serviced in summer and ready before October, cooling in spring and ready before May",
    draw: () => (
      <>
        <g className="d-air">
          <path className="d-fill" d="M168 118q60-90 144 0z" />
        </g>
        <g className="d-gas">
          <path className="d-fill" d="M24 118V52q70 4 132 66zM348 118q50-62 108-66v66z" />
        </g>
        <path className="d-fine" d="M24 118h432" />
        <path className="d-air d-mark" d="M96 130h72v30H96z" />
        <path className="d-gas d-mark" d="M240 130h108v30H240z" />
        <Label at={[13.2, 14.9]}>service</Label>
        <Label at={[29.4, 14.9]}>service</Label>
        <Label at={[24, 6]}>cooling</Label>
        <Label at={[5, 3.4]} anchor="start">
          heating
        </Label>
        <Label at={[44, 3.4]} anchor="end">
          heating
        </Label>
        <Year />
      </>
    ),
  },
  "five-years": {
    alt: "The same work over five years: as it falls due, and evened out so that no year stands out",
    draw: () => (
      <>
        {[30, 12, 95, 40, 20].map((due, index) => (
          <g key={due}>
            <path className="d-fault d-fill" d={`M${50 + index * 82} ${160 - due}h28v${due}h-28z`} />
            <path
              className="d-energy d-tint"
              d={`M${82 + index * 82} ${160 - (36 + (index % 2) * 7)}h28v${36 + (index % 2) * 7}h-28z`}
            />
            <Label at={[8 + index * 8.2, 18.4]}>{`Year ${index + 1}`}</Label>
          </g>
        ))}
        <path className="d-fine" d="M30 160h430" />
        <Label at={[3, 3]} anchor="start">
          As it falls due
        </Label>
        <path className="d-fault d-fill" d="M162 18h14v14h-14z" />
        <Label at={[27, 3]} anchor="start">
          Evened out
        </Label>
        <path className="d-energy d-tint" d="M370 18h14v14h-14z" />
      </>
    ),
  },
  "paid-ways": {
    alt: "Paying as things fail is cheap in good years and dear in bad ones; with all parts it stays level",
    draw: () => (
      <>
        <path className="d-fine" d="M40 20v150h420" />
        <g className="d-fault">
          <path className="d-mark" d="M40 150h70l16-70 16 70h110l14-118 16 118h60l14-40 14 40h80" />
        </g>
        <g className="d-energy">
          <path className="d-mark" d="M40 112h420" strokeDasharray="9 5" />
        </g>
        <Label at={[44, 10]} anchor="end">
          all parts
        </Label>
        <Label at={[18, 3.6]} anchor="start">
          as it fails
        </Label>
        <Label at={[25, 19.4]}>Years</Label>
        <Label at={[2, 19.4]} anchor="start">
          Cost
        </Label>
      </>
    ),
  },
  "control-loop": {
    alt: "The sensor tells the controller, the controller moves the valve, the valve changes what the sensor reads",
    draw: () => (
      <>
        <Pipe via="1,16 47,16" medium="hot" flow />
        <Valve at={[14, 16]} kind="motorised" scale={1.2} />
        <Sensor at={[36, 16]} scale={1.2}>
          T
        </Sensor>
        <Controller at={[23.4, 3.4]} scale={1.7} />
        <Signal via="36,12.2 36,5.6 27,5.6 / 23.2,5.6 14,5.6 14,13.2" />
        <Arrow at={[29, 5.6]} turn={180} />
        <Arrow at={[14, 12]} turn={90} />
        <Label at={[37.4, 10]} anchor="start">
          reads
        </Label>
        <Label at={[12.6, 10]} anchor="end">
          moves
        </Label>
        <Label at={[25, 10.4]}>decides</Label>
        <Label at={[25, 20]}>and the water comes back to the sensor</Label>
      </>
    ),
  },
  trend: {
    alt: "Before tuning the temperature swings about the set point; after it, it settles and stays",
    draw: () => (
      <>
        <path className="d-fine" d="M30 20v150h430" />
        <path className="d-axis" d="M30 90h430" />
        <g className="d-fault">
          <path className="d-mark" d="M30 150q20-110 40-60t30 50 30-50 30-50 30 50 30 50 30-50" />
        </g>
        <g className="d-energy">
          <path className="d-mark" d="M250 90q16-30 32-4t30 4h148" />
        </g>
        <path className="d-hatch" d="M250 20v150" />
        <Label at={[13, 19.4]}>before</Label>
        <Label at={[35, 19.4]}>after</Label>
        <Label at={[45, 7]} anchor="end">
          set point
        </Label>
      </>
    ),
  },
  "alarm-path": {
    alt: "An alarm goes from the plant to its panel, to the building’s computer and to the telephone on duty",
    draw: () => (
      <>
        <OutdoorUnit at={[2.6, 6.6]} scale={0.75} />
        <Panel at={[14.6, 5.6]} w={8} h={9} alarm />
        <path className="d-part" d="M276 66h84v58h-84zM304 124h28v16h-28zM292 140h52" />
        <path className="d-fault d-tint" d="M284 74h68v42h-68z" />
        <path className="d-part" d="M412 58q0-6 6-6h28q6 0 6 6v80q0 6-6 6h-28q-6 0-6-6z" />
        <path className="d-fault d-tint" d="M418 64h28v60h-28z" />
        <Signal via="9.4,10 14.6,10 / 22.6,10 27.6,10 / 36,10 41.2,10" />
        {[12.4, 25.4, 39].map((x) => (
          <Arrow key={x} at={[x, 10]} medium="fault" />
        ))}
        {["plant", "panel", "computer", "telephone"].map((name, index) => (
          <Label key={name} at={[[6, 18.6, 31.8, 42.4][index] ?? 0, 17.8]}>
            {name}
          </Label>
        ))}
        <Label at={[24, 3.2]}>Test it once a year, to its last link</Label>
      </>
    ),
  },
  "plant-hours": {
    alt: "An example: people are in from 8 to 6, but the plant runs from 5 to 9 and all Saturday",
    draw: () => (
      <>
        {["Mon", "Fri", "Sat"].map((day, index) => (
          <g key={day}>
            <Label at={[2, 6 + index * 4.4]} anchor="start">
              {day}
            </Label>
            <path className="d-fault d-fill" d={`M${70 + 75} ${44 + index * 44}h240v24h-240z`} />
            {index < 2 && <path className="d-energy d-tint" d={`M${70 + 120} ${44 + index * 44}h150v24h-150z`} />}
          </g>
        ))}
        <path className="d-fine" d={`M70 166h360${repeat(5, [90, 0], "v8", [70, 166])}`} />
        {["0", "6", "12", "18", "24"].map((hour, index) => (
          <Label key={hour} at={[7 + index * 9, 18.8]}>
            {hour}
          </Label>
        ))}
        <Label at={[7, 2.8]} anchor="start">
          In use
        </Label>
        <path className="d-energy d-tint" d="M130 16h14v14h-14z" />
        <Label at={[18, 2.8]} anchor="start">
          Running for nobody
        </Label>
        <path className="d-fault d-fill" d="M350 16h14v14h-14z" />
      </>
    ),
  },
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
        <Label at={[2, 15.6]} anchor="start">
          1 March
        </Label>
        <Label at={[10.8, 18.4]}>due 1 May</Label>
        <Label at={[46, 15.6]} anchor="end">
          due 1 May
        </Label>
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
        <path className="d-fine" d={`M92 172h360${repeat(6, [72, 0], "v8", [92, 172])}`} />
        {["1", "2", "3", "4", "5"].map((year, index) => (
          <Label key={year} at={[12.8 + index * 7.2, 19.4]}>
            {year}
          </Label>
        ))}
        <Label at={[2, 19.4]} anchor="start">
          Year
        </Label>
      </>
    ),
  },
  "call-chain": {
    alt: "A tenant calls the desk, the desk calls the duty manager or us, and we call the duty manager back",
    draw: () => (
      <>
        <Box at={[2, 8]} name="tenant" />
        <Box at={[14.4, 8]} name="desk" />
        <Box at={[35, 8]} name="engineer" />
        <Box at={[24.7, 1.6]} name="manager" />
        <path className="d-none" d="M110 104h32M234 104h112M189 82V40h56M337 40h54v40" />
        <Arrow at={[13.4, 10.4]} />
        <Arrow at={[34, 10.4]} />
        <Arrow at={[23.6, 4]} />
        <Arrow at={[34.6, 4]} turn={180} />
        <Person at={[6.5, 18.6]} scale={1.8} />
        <Person at={[18.9, 18.6]} scale={1.8} />
        <Person at={[40, 18.6]} scale={1.8} />
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

type BarProps = { readonly at: number; readonly name: string; readonly age: number; readonly life: number };

/** How old a machine is against what its kind usually reaches, 16 units a year. */
function Bar({ at, name, age, life }: BarProps) {
  return (
    <>
      <Label at={[2, at + 1.4]} anchor="start">
        {name}
      </Label>
      <path className="d-shade" d={`M120 ${at * 10}h${life * 16}v26H120z`} />
      <path
        className={age > life ? "d-fault d-fill" : "d-energy d-fill"}
        d={`M120 ${at * 10 + 6}h${age * 16}v14H120z`}
      />
    </>
  );
}

/** The days on which a duty falls in five years. */
function Row({
  at,
  name,
  every,
  count,
}: {
  readonly at: number;
  readonly name: string;
  readonly every: number;
  readonly count: number;
}) {
  return (
    <>
      <Label at={[2, at]} anchor="start">
        {name}
      </Label>
      <path d={repeat(count, [every, 0], "v16", [92 + every, at * 10 - 8])} strokeWidth={count > 20 ? 1.5 : 3} />
    </>
  );
}

function Box({ at: [x, y], name }: { readonly at: Point; readonly name: string }) {
  return (
    <>
      <path className="d-part" d={`M${x * 10} ${y * 10}h92v46h-92z`} />
      <Label at={[x + 4.6, y + 2.5]}>{name}</Label>
    </>
  );
}
