import { Coil, Duct } from "../parts/air";
import { Controller } from "../parts/controls";
import { Label } from "../parts/frame";
import { Sensor } from "../parts/instruments";
import { Part, type PartProps } from "../parts/part";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Pump } from "../parts/valves";
import { EndLabel, StartLabel } from "./labels";
import { Scale } from "./scale";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const controls = {
  "control-loop": {
    alt: "A sensor in the supply air tells the controller, which moves the three-port valve that mixes the coil’s water",
    height: 264,
    draw: () => (
      <g transform="translate(0 8)">
        <Duct via="1,5.5 47,5.5" width={5} flow />
        <Pipe via="24,24 24,9.6 20.8,9.6 20.8,8" medium="hot" />
        <Pipe via="19.2,8 19.2,9.6 16,9.6 16,24" medium="return" />
        <Pipe via="16,17 23,17" medium="return" />
        <Coil at={[20, 5.5]} h={5} medium="hot" />
        <Pump at={[24, 12.6]} turn={-90} scale={0.9} />
        <ThreePort at={[24, 17]} />
        <Arrow at={[24, 21.4]} turn={-90} />
        <Arrow at={[20.2, 17]} />
        <Arrow at={[16, 21.4]} turn={90} />
        <Sensor at={[39, 6.4]} turn={180} scale={1.2}>
          T
        </Sensor>
        <Controller at={[37.3, 14.6]} scale={1.7} />
        <Signal via="39,9.9 39,14.6 / 37.3,17 27.4,17" />
        <Arrow at={[39, 13.4]} turn={90} />
        <Arrow at={[28.2, 17]} turn={180} />
        <StartLabel at={[2, 1.6]}>Air</StartLabel>
        <Label at={[20, 1.6]}>Heating coil</Label>
        <Label at={[39, 1.6]}>Supply air</Label>
        <StartLabel at={[40.6, 12]}>Reads</StartLabel>
        <Label at={[32.6, 15.2]}>Moves</Label>
        <Label at={[39, 21]}>Decides</Label>
        <EndLabel at={[14.8, 17]}>Mixes return in</EndLabel>
        <StartLabel at={[25.2, 23]}>From boiler</StartLabel>
        <EndLabel at={[14.8, 23]}>Back</EndLabel>
      </g>
    ),
  },
  trend: {
    alt: "Before tuning, the temperature swings two degrees either side of 21 °C; afterwards it settles",
    draw: () => (
      <>
        <path className="d-fine" d="M50 20v150h410" />
        <path className="d-axis" d="M50 90h410" />
        <Shape medium="fault" d="M50 90q25-120 50 0t50 0 50 0 50 0" />
        <Shape medium="energy" d="M250 90q16-30 32-4t30 4h148" />
        <path className="d-hatch" d="M250 20v150" />
        <EndLabel at={[4.4, 3]}>23</EndLabel>
        <EndLabel at={[4.4, 9]}>21</EndLabel>
        <EndLabel at={[4.4, 15]}>19</EndLabel>
        <StartLabel at={[5.6, 2]}>°C</StartLabel>
        <EndLabel at={[46, 7]}>Set point</EndLabel>
        <Label at={[18, 2]}>Before</Label>
        <Label at={[35, 2]}>After tuning</Label>
        <Scale at={[5, 17]} w={41} step={10} names={["0", "3", "6", "9", "12 h"]} />
      </>
    ),
  },
  "plant-hours": {
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
  },
  "office-day": {
    alt: "On a spring day an office is heated from 5am to 9am, gets fresh air from 7am to 6pm and is cooled from noon to 5pm",
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M202 30h84v126h-84z" />
        <path className="d-fine" d="M90 68h370M90 110h370M90 152h370" />
        <path className="d-gas d-fill" d="M90 40h112v28H90z" />
        <path className="d-energy d-fill" d="M146 82h308v28H146z" />
        <path className="d-air d-fill" d="M286 124h140v28H286z" />
        <path className="d-hatch" d="M202 30v126M286 30v126" strokeDasharray="4 3" />
        <StartLabel at={[2, 5.4]}>Heat</StartLabel>
        <StartLabel at={[2, 9.6]}>Air</StartLabel>
        <StartLabel at={[2, 13.8]}>Cool</StartLabel>
        <Label at={[24.4, 2]}>Air alone</Label>
        <Scale at={[9, 15.6]} w={37} step={8.4} names={["5", "8", "11", "14", "17"]} below={1.9} />
        <Label at={[27.4, 20]}>Hour of a working day in spring</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

/** A three-port mixing valve in a riser, its third port on the left, its motor on the right. */
function ThreePort({ at }: PartProps) {
  return (
    <Part at={at} scale={1.2}>
      <path d="M0 0h10M10-8h12v16h-12zM0 0l-7-11H7zM0 0l-7 11H7zM0 0l-11-7v14z" />
    </Part>
  );
}
