import { OutdoorUnit } from "../parts/air-plant";
import { Fault, Panel, Pass } from "../parts/controls";
import { Label } from "../parts/frame";
import { Sensor } from "../parts/instruments";
import { Arrow, Signal } from "../parts/pipes";
import { Pump, Valve } from "../parts/valves";
import { Labels, StartLabel } from "./labels";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const panels = {
  "alarm-path": {
    alt: "An alarm goes from the plant to its panel, to the building’s computer and to the on-call phone",
    draw: () => (
      <>
        <OutdoorUnit at={[2.6, 6.6]} scale={0.75} />
        <Panel at={[14.6, 5.6]} w={8} h={9} alarm />
        <path className="d-part" d="M276 66h84v58h-84zM304 124h28v16h-28zM292 140h52" />
        <path className="d-fault d-tint" d="M284 74h68v42h-68z" />
        <path className="d-part" d="M404 58q0-6 6-6h28q6 0 6 6v80q0 6-6 6h-28q-6 0-6-6z" />
        <path className="d-fault d-tint" d="M410 64h28v60h-28z" />
        <path className="d-fault d-mark" fontSize="20" d="M318 82v16M318 106v3M424 82v16M424 106v3" />
        <Signal via="9.4,10 14.6,10 / 22.6,10 27.6,10 / 36,10 40.4,10" />
        {[12.4, 25.4, 38.6].map((x) => (
          <Arrow key={x} at={[x, 10]} medium="fault" />
        ))}
        {["Plant", "Panel", "Computer", "Telephone"].map((name, index) => (
          <Label key={name} at={[[6, 18.6, 31.8, 42][index] ?? 0, 17.8]}>
            {name}
          </Label>
        ))}
        <Label at={[24, 3.2]}>Test it once a year, to its last link</Label>
      </>
    ),
  },
  "control-panel": {
    alt: "The door of a control panel has an isolator, lamps for running and tripped, and a hand-off-auto switch for each drive",
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
              <circle className={index === 2 ? "d-part" : "d-energy d-fill"} cx={x - 12} cy="98" r="9" />
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
  "cause-and-effect": {
    alt: "A fire alarm stops the fans and shuts the gas, a gas alarm shuts its valve, and frost stops the fans and runs the pumps",
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
  "control-levels": {
    alt: "A BMS has three levels: one screen, controllers of any brand on one network, and sensors and valves below them",
    height: 252,
    draw: () => (
      <>
        <path className="d-part" d="M206 14h68v44h-68zM230 58h20v10h-20zM220 68h40" />
        <path className="d-air d-tint" d="M213 21h54v30h-54z" />
        <path d="M100 96h280" strokeWidth="3" />
        <Signal via="24,6.8 24,9.6 / 10,9.6 10,12 / 24,9.6 24,12 / 38,9.6 38,12 / 10,15.6 10,18.6 / 24,15.6 24,18.6 / 38,15.6 38,18.6" />
        {["Trend", "Siemens", "Honeywell"].map((name, index) => (
          <g key={name}>
            <path className="d-part" d={`M${44 + index * 140} 120h112v36H${44 + index * 140}z`} />
            <Label at={[10 + index * 14, 13.8]}>{name}</Label>
          </g>
        ))}
        <Sensor at={[10, 21.4]}>T</Sensor>
        <Valve at={[24, 20.8]} kind="motorised" />
        <Pump at={[38, 19.8]} />
        <StartLabel at={[29, 3.8]}>One screen</StartLabel>
        <StartLabel at={[2, 7.6]}>BACnet or Modbus</StartLabel>
        <Label at={[10, 23.4]}>Sensors</Label>
        <Label at={[24, 23.4]}>Valves</Label>
        <Label at={[38, 23.4]}>Pumps, fans</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
