import { Fault, Pass } from "../parts/controls";
import { Label } from "../parts/frame";
import { Boiler } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { GasMeter, Gauge } from "../parts/instruments";
import { Arrow, Cap, Pipe } from "../parts/pipes";
import { Valve } from "../parts/valves";
import { Labels } from "./labels";
import { Shape, Soil } from "./shapes";
import type { Figure } from "./types";

export const gas = {
  "at-the-meter": {
    alt: "If you smell gas on either side of the meter, call 0800 111 999. We do the repairs after the meter",
    draw: () => (
      <>
        <path className="d-fault d-tint" d="M10 10h460v34H10z" />
        <Soil top={16.6} />
        <Pipe via="1,18.6 15,18.6 15,9.4 18.2,9.4" medium="gas" />
        <Valve at={[15, 14]} turn={90} kind="lever" scale={0.9} />
        <GasMeter at={[19.8, 9.4]} scale={1.1} />
        <Pipe via="21.4,9.4 26,9.4 26,13.4 37,13.4" medium="gas" />
        <path className="d-part" d="M392 70V50h16v20" />
        <Boiler at={[36.4, 6.8]} scale={0.84} />
        <Shape medium="fault" d="M240 52v160" dash="8 5" />
        <Label at={[24, 2.9]}>A smell of gas, either side: 0800 111 999</Label>
        <Label at={[11.6, 20.6]}>Network, supplier</Label>
        <Label at={[35.4, 20.6]}>Yours: repairs by us</Label>
      </>
    ),
  },
  "gas-lever": {
    alt: "The gas is on when the lever at the meter lies along the pipe, and off when it lies across the pipe",
    draw: () => (
      <>
        <Soil top={18.4} />
        {[120, 330].map((x) => (
          <g key={x} transform={`translate(${x} 70)scale(1.33)`} fontSize="7.5">
            <path className="d-gas d-fill" d="M-13-51h26V86h-26z" />
            <path className="d-part" d="M-20-40h40v14h-40zM-20 26h40v14h-40zM-20-26h40l8 10v32l-8 10h-40l-8-10v-32z" />
            {x === 120 ? (
              <rect className="d-part" x="-8" y="-8" width="16" height="88" rx="8" />
            ) : (
              <rect className="d-fault d-fill" x="-8" y="-8" width="88" height="16" rx="8" />
            )}
            <circle className="d-part" r="6" />
          </g>
        ))}
        <path className="d-none" d="M346 172a104 104 0 0 0 84-70" strokeDasharray="5 4" />
        <Arrow at={[43.2, 9.7]} turn={-68} />
        <Label at={[12, 20.5]}>Along the pipe: on</Label>
        <Label at={[35.4, 20.5]}>Across the pipe: off</Label>
      </>
    ),
  },
  "branch-test": {
    alt: "Each branch is blanked off and tested by itself: the gauge falls on the one that leaks",
    draw: () => (
      <>
        <Pipe via="3,10 44,10 / 11,10 11,4 / 25,10 25,4 / 39,10 39,4" medium="gas" />
        <Cap at={[44, 10]} />
        <Cap at={[29, 4]} />
        <Cap at={[43, 4]} />
        {[11, 25, 39].map((x) => (
          <Valve key={x} at={[x, 7.4]} turn={90} kind="closed" scale={0.8} />
        ))}
        <Gauge at={[15, 4]} turn={90} />
        <Pipe via="11,4 15,4 / 25,4 29,4 / 39,4 43,4" medium="gas" small />
        <Pass at={[11, 14]} scale={1.3} />
        <Fault at={[25, 14]} scale={1.3} />
        <Pass at={[39, 14]} scale={1.3} />
        <Label at={[11, 18.4]}>Holds</Label>
        <Label at={[25, 18.4]}>Falls</Label>
        <Label at={[39, 18.4]}>Holds</Label>
      </>
    ),
  },
  "which-record": {
    alt: "A rented home has record CP12, a commercial kitchen CP42, a workplace CP17, a boiler CP15 and tested pipework CP16",
    draw: () => (
      <>
        <Soil top={12.4} />
        <Pipe via="1,14.4 43,14.4 43,9.4 / 5,14.4 5,12.6 / 14.5,14.4 14.5,12.6 / 24,14.4 24,12.6" medium="gas" />
        <Pipe via="33.5,14.4 33.5,12.6" medium="gas" />
        <path className="d-part" d="M22 124V68h56v56zM14 72l36-34 36 34zM44 124V98h12v26" />
        <path className="d-part" d="M168 54V24h10v30M106 124V54h78v70zM160 124V84h14v40" />
        <path className="d-air d-tint" d="M114 84h38v22h-38z" />
        <path className="d-gas d-fill" d="M106 62h78l8 14H98z" />
        <path className="d-part" d="M204 124V10h72v114zM232 124v-22h16v22" />
        <path className="d-fine" d={[20, 46, 72].map((y) => repeat(3, [20, 0], "h12v16h-12z", [214, y])).join("")} />
        <path className="d-part" d="M305 124V60h60v64zM328 60V24h14v36" />
        <path className="d-gas d-fill" d="M325 108q4-18 10-24 6 6 10 24z" />
        <Gauge at={[43, 9.8]} scale={1.4} />
        <Labels at={[5, 16.9]} step={9.5} names={["Let home", "Kitchen", "Workplace", "Boiler", "Pipework"]} />
        <path className="d-part" d={repeat(5, [95, 0], "h66v28h-66z", [17, 182])} />
        <Labels at={[5, 19.6]} step={9.5} names={["CP12", "CP42", "CP17", "CP15", "CP16"]} />
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
