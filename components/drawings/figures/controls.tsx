import { Coil, Duct } from "../parts/air";
import { OutdoorUnit } from "../parts/air-plant";
import { Controller, Fault, Panel, Pass } from "../parts/controls";
import { Label } from "../parts/frame";
import { Sensor } from "../parts/instruments";
import { Part, type PartProps } from "../parts/part";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Pump } from "../parts/valves";
import { EndLabel, Labels, StartLabel } from "./labels";
import { Scale } from "./scale";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const controls = {
  "control-loop": {
    alt: "A sensor in the supply air tells the controller, which moves the three-port valve that mixes the coil’s water",
    height: 252,
    draw: () => (
      <>
        <Duct via="1,5.5 47,5.5" width={5} flow />
        <Pipe via="24,24 24,9.6 20.8,9.6 20.8,7" medium="hot" />
        <Pipe via="19.2,7 19.2,9.6 16,9.6 16,24" medium="return" />
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
      </>
    ),
  },
  trend: {
    alt: "Before tuning the temperature swings two degrees either side of the set point of 21 °C; after it, it settles",
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
  "control-panel": {
    alt: "The door of a control panel: isolator, lamps for running and tripped, and a hand-off-auto switch for each drive",
    height: 252,
    draw: () => (
      <>
        <path className="d-shade" d="M24 222h196v14H24z" />
        <path className="d-part" d="M20 16h204v206H20z" />
        <path className="d-fine" d="M28 24h188v190H28zM32 60v20M32 160v20" />
        <path className="d-gas d-fill" d="M168 34h38v38h-38z" />
        <circle className="d-part" cx="187" cy="53" r="13" />
        <Shape medium="fault" look="fill" d="M182 40h10v26h-10z" />
        <path className="d-air d-tint" d="M44 34h98v34H44z" />
        <path className="d-air d-mark" d="M52 58l14-10 12 5 16-12 14 7 26-6" />
        {["Fan", "P1", "P2"].map((name, index) => {
          const x = 60 + index * 64;
          return (
            <g key={name}>
              <circle className="d-energy d-fill" cx={x - 12} cy="98" r="9" />
              <circle className={index === 2 ? "d-fault d-fill" : "d-part"} cx={x + 14} cy="98" r="9" />
              <circle className="d-part" cx={x} cy="156" r="17" />
              <path d={index === 2 ? `M${x} 156v-15` : `M${x} 156l12-9`} strokeWidth="4" />
              <path className="d-fine" d={`M${x - 20} 142l-5-4M${x} 136v-6M${x + 20} 142l5-4`} />
              <Label at={[x / 10, 19.6]}>{name}</Label>
            </g>
          );
        })}
        <path className="d-fine" d="M206 53h44M198 98h52M205 156h45" />
        <StartLabel at={[25.6, 4.4]}>Isolator: off before</StartLabel>
        <StartLabel at={[25.6, 6.6]}>the door opens</StartLabel>
        <StartLabel at={[25.6, 9.6]}>Lamps: runs, tripped</StartLabel>
        <StartLabel at={[25.6, 14.4]}>Hand, off or auto,</StartLabel>
        <StartLabel at={[25.6, 16.6]}>one for each drive:</StartLabel>
        <StartLabel at={[25.6, 18.8]}>leave them in auto</StartLabel>
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
        {["Plant", "Panel", "Computer", "Telephone"].map((name, index) => (
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
    alt: "An office on a spring day: heat from 5 to 9, fresh air from 7 to 18, cooling from 12 to 17; from 9 to 12 air alone",
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
        <Label at={[27.4, 20]}>Hour of the day</Label>
      </>
    ),
  },
  "cause-and-effect": {
    alt: "Cause and effect: a fire alarm stops the fans and shuts the gas; gas shuts its valve, frost stops the fans and runs the pumps",
    height: 252,
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M150 14h318v42H150z" />
        <path
          className="d-fine"
          d="M12 56h456M12 98h456M12 140h456M12 182h456M150 14v168M256 14v168M362 14v168M468 14v168"
        />
        <Labels at={[20.3, 3.5]} step={10.6} names={["Fans", "Gas valve", "Pumps"]} />
        <StartLabel at={[2, 7.7]}>Fire alarm</StartLabel>
        <StartLabel at={[2, 11.9]}>Gas detected</StartLabel>
        <StartLabel at={[2, 16.1]}>Frost</StartLabel>
        <Fault at={[20.3, 7.7]} />
        <Fault at={[30.9, 7.7]} />
        <Fault at={[30.9, 11.9]} />
        <Fault at={[20.3, 16.1]} />
        <Pass at={[41.5, 16.1]} />
        <Fault at={[2.6, 21.2]} />
        <StartLabel at={[4.4, 21.2]}>Stops or shuts</StartLabel>
        <Pass at={[21.2, 21.2]} />
        <StartLabel at={[23, 21.2]}>Runs: all are tested</StartLabel>
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
