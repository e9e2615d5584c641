import { Coil, Damper, Duct, Fan, Filter, Propeller } from "../parts/air";
import { Controller, Fault, Panel } from "../parts/controls";
import { Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { Boiler, Flame } from "../parts/gas-plant";
import { type Medium, repeat } from "../parts/geometry";
import { FlowMeter, Sensor } from "../parts/instruments";
import { State } from "../parts/part";
import { Pipe, Signal } from "../parts/pipes";
import { Pump, Valve } from "../parts/valves";
import type { Schematic } from "./types";

/** Months from January as 0: filters by the quarter, cooling before May, heating before October, water every month. */
const visits = [
  { name: "FILTERS", medium: "air", months: [0, 3, 6, 9] },
  { name: "COOLING", medium: "air", months: [3, 9] },
  { name: "BOILERS", medium: "gas", months: [8] },
  { name: "WATER", medium: "water", months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  { name: "BMS", medium: "energy", months: [2, 8] },
] as const satisfies readonly { name: string; medium: Medium; months: readonly number[] }[];

/** The plan as it stands at the beginning of August. */
const today = 7;

const marks = (months: readonly number[], row: number) =>
  months.map((month) => `M${151 + month * 26} ${71 + row * 46}h12v12h-12z`).join("");

export const buildingServices = {
  maintenance: {
    title:
      "A year's maintenance plan: filters, cooling, boilers, water and BMS in rows, the months in columns, each visit marked done or due.",
    number: "A-09",
    name: "Year plan",
    draw: () => (
      <>
        <path className="d-shade" d="M144 30h312v24H144z" />
        <path d="M20 54h436M20 284h436M144 30v254M456 30v254" />
        <path
          className="d-hatch"
          d={`M20 100h436M20 146h436M20 192h436M20 238h436${repeat(11, [26, 0], "v254", [170, 30])}`}
        />
        <g className="d-below">
          {[..."JFMAMJJASOND"].map((month, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: months share their letters and never move
            <Label key={i} at={[15.7 + i * 2.6, 4.3]}>
              {month}
            </Label>
          ))}
        </g>
        {visits.map(({ name, medium, months }, row) => (
          <g key={name}>
            <Label at={[5.8, 7.7 + row * 4.6]} anchor="start">
              {name}
            </Label>
            <path
              className={`d-${medium} d-fill`}
              d={marks(
                months.filter((month) => month < today),
                row,
              )}
            />
            <path
              className="d-part"
              d={marks(
                months.filter((month) => month >= today),
                row,
              )}
            />
          </g>
        ))}
        <Filter at={[3.6, 7.7]} h={3} />
        <Propeller at={[3.6, 12.3]} r={1.5} />
        <Flame at={[3.6, 18.2]} />
        <Tap at={[2.4, 21.3]} />
        <Controller at={[2.6, 24.8]} />
        <path d={`M${144 + today * 26} 26v264`} strokeWidth="3" />
        <Label at={[14.4 + today * 2.6, 30.6]}>TODAY</Label>
        <path className="d-fill" d="M24 300h12v12h-12z" />
        <path className="d-part" d="M114 300h12v12h-12z" />
        <Label at={[4.4, 30.6]} anchor="start">
          DONE
        </Label>
        <Label at={[13.4, 30.6]} anchor="start">
          DUE
        </Label>
      </>
    ),
  },
  "bms-services": {
    title: "A building management system: head-end screen, network, three controllers, and the plant each one runs.",
    number: "B-01",
    name: "Building management",
    draw: () => (
      <>
        <path className="d-part" strokeWidth="2" d="M160 16h160v88H160zM224 104v12h32v-12M208 116h64" />
        <path className="d-fine" d="M168 24h144v72H168zM168 38h144M174 31h20M280 31h26" />
        <State is={1}>
          <path className="d-mark" d="M176 84q12-34 24-14t22-12 22 4 22-10 18 6" />
        </State>
        <path className="d-hatch" d="M176 60h112M176 72h112M176 84h112M176 48v38" />
        <path className="d-gas d-fill" d="M294 46h12v12h-12zM294 62h12v12h-12z" />
        <path className="d-water d-fill" d="M294 78h12v12h-12z" />
        <path d="M60 138h360" strokeWidth="3" />
        <Signal via="24,11.6 24,13.8" />
        <path d="M70 138v16M240 138v16M410 138v16M240 120v18" />
        <Panel at={[3.6, 15.4]} w={7} h={6.6} />
        <Panel at={[20.6, 15.4]} w={7} h={6.6} />
        <Panel at={[37.6, 15.4]} w={7} h={6.6} />
        <Duct via="1.4,28 15.4,28" width={4.6} flow />
        <Damper at={[4, 28]} h={4.6} motor />
        <Coil at={[6.6, 28]} h={4} medium="hot" />
        <Fan at={[9.6, 28.2]} r={1.6} />
        <Sensor at={[13, 26]}>T</Sensor>
        <State is={2}>
          <path className="d-fault d-mark" d="M176 84q12-34 24-14t22-12h62" />
          <path className="d-fault d-fill" d="M294 46h12v12h-12z" />
          <Fault at={[13, 24.1]} />
        </State>
        <Signal via="4,23.8 4,22.6" />
        <Signal via="9,22.2 9,26.2" />
        <Signal via="12,24.1 10.2,24.1 10.2,22.2" />
        <Pipe via="23.4,26 30.4,26 31.4,26" medium="hot" flow small />
        <Pipe via="31.4,30.4 23.4,30.4" medium="return" flow small />
        <Boiler at={[18.6, 24.6]} scale={0.6} />
        <Pump at={[27, 26]} scale={0.8} />
        <Signal via="22.4,22.2 22.4,24.6" />
        <Signal via="27,22.2 27,24.6" />
        <Pipe via="34.4,28 46.6,28" medium="water" flow />
        <FlowMeter at={[38, 28]} />
        <Valve at={[43, 28]} kind="motorised" />
        <Signal via="38,26.6 38.8,22.2" />
        <Signal via="43,25.8 43,22.2" />
        <Label at={[34, 4]} to={[31.4, 4]}>
          HEAD END
        </Label>
        <Label at={[8, 11.6]} to={[10, 13.6]} anchor="middle">
          NETWORK
        </Label>
        <Label at={[14.6, 19]} to={[10.8, 19]}>
          AHU
        </Label>
        <Label at={[31.6, 19]} to={[27.8, 19]}>
          LTHW
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
