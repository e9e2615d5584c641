import { Radiator, Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { repeat } from "../parts/geometry";
import { FlowMeter } from "../parts/instruments";
import { Pipe } from "../parts/pipes";
import { Strainer, Valve } from "../parts/valves";
import { EndLabel, StartLabel } from "./labels";
import { Scale } from "./scale";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const heating = {
  "flow-temperatures": {
    alt: "Heating water flows at 35 to 55 °C with a heat pump, at up to 70 °C with a condensing boiler and at 80 °C in an old system",
    draw: () => (
      <>
        <Scale at={[6, 18.5]} w={39} step={6.5} names={["30", "40", "50", "60", "70", "80 °C"]} below={1.9} />
        <EndLabel at={[46.4, 20.4]}>Flow</EndLabel>
        <Shape medium="energy" look="fill" d="M92 30h131v34H92z" />
        <Shape medium="gas" look="fill" d="M158 80h162v34H158z" />
        <path className="d-shade" d="M320 130h98v34h-98z" />
        <StartLabel at={[23.4, 4.9]}>Heat pump</StartLabel>
        <StartLabel at={[33, 9.9]}>Condensing</StartLabel>
        <EndLabel at={[31, 14.9]}>Old system</EndLabel>
      </>
    ),
  },
  "heat-interface-unit": {
    alt: "In the unit in a flat, heat from the riser passes to the radiators through a valve and to the hot tap through a plate",
    draw: () => (
      <>
        <Pipe via="4,1 4,21" medium="hot" />
        <Pipe via="7,1 7,21" medium="return" />
        <path className="d-part" d="M120 22h180v166H120z" />
        <Pipe via="4,5 29,5 29,5 40,5 40,6.2" medium="hot" small over />
        <Pipe via="32.4,11.2 32.4,14 7,14" medium="return" small over />
        <Valve at={[24, 5]} kind="control" scale={0.8} />
        <Strainer at={[14.6, 5]} scale={0.9} />
        <Pipe via="19,5 19,9" medium="hot" small />
        <Valve at={[19, 6.8]} turn={90} kind="control" scale={0.6} />
        <path className="d-hot d-tint" d="M176 86h28v40h-28z" />
        <path className="d-hatch" d="M183 86v40M190 86v40M197 86v40" />
        <Pipe via="19,12.6 19,14" medium="return" small />
        <Pipe via="20.4,9.6 27,9.6 27,17.4 36,17.4" medium="hot" small over />
        <Pipe via="23.4,21 23.4,11.6 20.4,11.6" medium="water" small over />
        <Radiator at={[31.9, 5.6]} w={9} />
        <Tap at={[36, 17.4]} scale={1.4} />
        <FlowMeter at={[13.6, 14]} scale={0.8} />
        <StartLabel at={[10, 20.4]}>The unit</StartLabel>
        <StartLabel at={[24.4, 20.4]}>Cold</StartLabel>
        <Label at={[39.6, 20.5]}>Hot tap</Label>
        <Label at={[38, 13.8]}>Radiators</Label>
      </>
    ),
  },
  flush: {
    alt: "Sludge leaves a radiator cold at the bottom; after the flush it is warm all over",
    draw: () => (
      <>
        <Shape medium="hot" look="tint" d="M40 50h170v70H40zM270 50h170v110H270z" />
        <path className="d-waste d-tint" d="M40 120q40-16 85-12t85 12v40H40z" />
        <path className="d-solid" d={repeat(9, [17, 0], "h4v4h-4zm6 10h4v4h-4zm-8 9h4v4h-4z", [56, 130])} />
        <path className="d-none" d="M40 50h170v110H40zM270 50h170v110H270z" />
        <path className="d-fine" d={repeat(9, [17, 0], "v92", [57, 59]) + repeat(9, [17, 0], "v92", [287, 59])} />
        <Label at={[12.5, 3]}>Before</Label>
        <Label at={[35.5, 3]}>After</Label>
        <Label at={[12.5, 18.8]}>Cold below: sludge</Label>
        <Label at={[35.5, 18.8]}>Warm all over</Label>
      </>
    ),
  },
  "who-repairs": {
    alt: "The operator looks after the riser, the lease says who owns the unit, and the radiators belong to the flat",
    draw: () => (
      <>
        <path className="d-shade" d="M20 50h130v110H20z" />
        <path className="d-hot d-tint" d="M150 50h130v110H150z" />
        <path className="d-air d-tint" d="M280 50h180v110H280z" />
        <Pipe via="7,5.2 7,15.8" medium="hot" />
        <Pipe via="11,5.2 11,15.8" medium="return" />
        <Pipe via="7,8 33,8 33,9" medium="hot" small over />
        <Pipe via="40.15,13.6 40.15,14.2 11,14.2" medium="return" small />
        <path className="d-part" d="M185 66h60v84h-60z" />
        <Radiator at={[32.5, 9]} scale={0.9} />
        <Label at={[8.5, 3]}>Operator</Label>
        <Label at={[21.5, 3]}>See lease</Label>
        <Label at={[37, 3]}>Flat</Label>
        <Label at={[8.5, 18.8]}>Riser</Label>
        <Label at={[21.5, 18.8]}>Unit</Label>
        <Label at={[37, 18.8]}>Radiators</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
