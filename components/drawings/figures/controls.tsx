import { OutdoorUnit } from "../parts/air-plant";
import { Controller, Panel } from "../parts/controls";
import { Label } from "../parts/frame";
import { repeat } from "../parts/geometry";
import { Sensor } from "../parts/instruments";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Valve } from "../parts/valves";
import { EndLabel, Labels, StartLabel } from "./labels";
import { Scale } from "./scale";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const controls = {
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
        <StartLabel at={[37.4, 10]}>reads</StartLabel>
        <EndLabel at={[12.6, 10]}>moves</EndLabel>
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
        <Shape medium="fault" d="M30 150q20-110 40-60t30 50 30-50 30-50 30 50 30 50 30-50" />
        <Shape medium="energy" d="M250 90q16-30 32-4t30 4h148" />
        <path className="d-hatch" d="M250 20v150" />
        <Label at={[13, 19.4]}>before</Label>
        <Label at={[35, 19.4]}>after</Label>
        <EndLabel at={[45, 7]}>set point</EndLabel>
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
            <StartLabel at={[2, 6 + index * 4.4]}>{day}</StartLabel>
            <path className="d-fault d-fill" d={`M145 ${44 + index * 44}h240v24h-240z`} />
            {index < 2 && <path className="d-energy d-tint" d={`M190 ${44 + index * 44}h150v24h-150z`} />}
          </g>
        ))}
        <Scale at={[7, 16.6]} w={36} step={9} names={["0", "6", "12", "18", "24"]} below={2.2} />
        <StartLabel at={[7, 2.8]}>In use</StartLabel>
        <path className="d-energy d-tint" d="M130 16h14v14h-14z" />
        <StartLabel at={[18, 2.8]}>Running for nobody</StartLabel>
        <path className="d-fault d-fill" d="M350 16h14v14h-14z" />
      </>
    ),
  },
  "office-day": {
    alt: "An office in spring: heat before eight, fresh air while people are in, cooling in the afternoon",
    draw: () => (
      <>
        <Shape medium="gas" look="fill" d="M90 62q20-44 50-40 40 4 60 40z" />
        <Shape medium="energy" look="fill" d="M150 112q6-30 20-30h150q14 0 20 30z" />
        <Shape medium="air" look="fill" d="M230 162q40-50 70-44 34 4 60 44z" />
        <path className="d-fine" d={`M90 62h360M90 112h360M90 162h360${repeat(5, [90, 0], "v8", [90, 162])}`} />
        <StartLabel at={[2, 5.4]}>Heat</StartLabel>
        <StartLabel at={[2, 10.4]}>Air</StartLabel>
        <StartLabel at={[2, 15.4]}>Cool</StartLabel>
        <Labels at={[9, 18.6]} step={9} names={["4", "8", "12", "16", "20"]} />
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
