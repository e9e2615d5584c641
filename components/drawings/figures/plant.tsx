import { Cassette, Chiller, OutdoorUnit } from "../parts/air-plant";
import { Radiator } from "../parts/fixtures";
import { FlowMeter, Gauge } from "../parts/instruments";
import { Pipe, Signal } from "../parts/pipes";
import { Ground, Sash } from "../parts/structure";
import { Pump, Strainer } from "../parts/valves";
import { Buffer } from "../parts/vessels";
import type { Figure } from "./types";
import { Word } from "./word";

/** What a service of a chiller looks at, on the machine and on its water. */
function ChillerService() {
  return (
    <>
      <Ground at={[0.4, 20.2]} w={47} />
      <Chiller at={[2, 5.6]} scale={1.3} />
      <Pipe via="28,12.1 47.6,12.1" medium="water" flow />
      <Pipe via="47.6,16 28,16" medium="return" flow />
      <FlowMeter at={[33, 12.1]} />
      <Gauge at={[40, 12.1]} />
      <g transform="translate(760)scale(-1 1)">
        <Strainer at={[38, 16]} />
      </g>
      <Gauge at={[33, 16]} turn={180} />
      <path className="d-fine" d="M50 38v34M150 38v34M330 66v42M400 66v22M68 214v-52M208 214v-52" />
      <Word at={[20, 30]}>Coils washed, fans checked</Word>
      <Word at={[468, 30]} end>
        Water flow switch
      </Word>
      <Word at={[468, 56]} end>
        and pressures
      </Word>
      <Word at={[400, 190]}>Strainer</Word>
      <Word at={[20, 232]}>Oil and current</Word>
      <Word at={[182, 232]}>Refrigerant: leaks, temperatures</Word>
    </>
  );
}

/** A heat pump outside, its buffer and the radiators it needs inside. */
function HeatPump() {
  return (
    <>
      <Ground at={[0.4, 20]} w={47} />
      <path className="d-solid" d="M186 30h12v106h-12zM186 176h12v24h-12z" />
      <Sash at={[0.8, 6]} scale={0.9} />
      <path className="d-hatch" d="M52 92h38M52 88v8M90 88v8" />
      <OutdoorUnit at={[9, 9.4]} />
      <Signal via="18,11 22,11 22,5" />
      <path className="d-part" d="M206 30h28v20h-28z" />
      <path className="d-solid" d="M222 33l-7 8h5l-2 7 7-9h-5z" />
      <Pipe via="18,14.6 25,14.6" medium="hot" flow />
      <Pipe via="25,17.4 18,17.4" medium="return" flow />
      <Buffer at={[24.6, 7.6]} scale={0.88} />
      <Pipe via="31.6,9.4 34,9.4 34,17.6 36.1,17.6 36.1,17" medium="hot" flow small />
      <Pipe via="45.9,17 45.9,18.8 32.4,18.8 32.4,16.8 31.6,16.8" medium="return" flow small />
      <Pump at={[34, 13.4]} turn={90} scale={0.9} />
      <Radiator at={[35.6, 11.4]} w={10.8} />
      <Word at={[14, 28]}>Quiet, away</Word>
      <Word at={[14, 50]}>from bedrooms</Word>
      <Word at={[242, 46]}>Power: enough supply?</Word>
      <Word at={[468, 88]} end>
        Larger radiators
      </Word>
      <Word at={[468, 234]} end>
        The cooler the water, the less power it takes
      </Word>
      <Word at={[281, 70]} middle>
        Buffer tank
      </Word>
    </>
  );
}

/** One pair of pipes to one unit, a pair to each, and one pair that branches to all. */
function SplitTypes() {
  return (
    <>
      <path className="d-hair" d="M160 8v226M320 8v226" />
      {[0.6, 16.6, 32.6].map((x) => (
        <OutdoorUnit key={x} at={[x, 6]} scale={0.6} />
      ))}
      <Pipe via="6,8 9.8,8" medium="liquid" />
      <Pipe
        via="22,7 23.6,7 23.6,2.8 26.4,2.8 / 22,8.2 26.4,8.2 / 22,9.4 23.6,9.4 23.6,13.6 26.4,13.6"
        medium="liquid"
      />
      <Pipe
        via="38,8 40.4,8 40.4,2 42.6,2 / 40.4,6 42.6,6 / 40.4,8 40.4,14 42.6,14 / 40.4,10 42.6,10"
        medium="liquid"
      />
      <path className="d-solid" d="M396 56h8l6 4-6 4h-8zM396 96h8l6 4-6 4h-8zM396 76h8v8h-8z" />
      <Cassette at={[9.2, 7.2]} scale={0.46} />
      {[2, 7.4, 12.8].map((y) => (
        <Cassette key={y} at={[25.8, y]} scale={0.42} />
      ))}
      {[1.2, 5.2, 9.2, 13.2].map((y) => (
        <Cassette key={y} at={[42, y]} scale={0.4} />
      ))}
      {(
        [
          ["Single split", "One pair of pipes"],
          ["Multi-split", "A pair to each"],
          ["VRF", "One pair for all"],
        ] as const
      ).map(([name, pipes], index) => (
        <g key={name}>
          <Word at={[80 + index * 160, 206]} middle strong>
            {name}
          </Word>
          <Word at={[80 + index * 160, 230]} middle>
            {pipes}
          </Word>
        </g>
      ))}
    </>
  );
}

export const plant = {
  "chiller-service": {
    alt: "A chiller and its water circuit, with the points we check at a service marked",
    draw: ChillerService,
    height: 248,
  },
  "heat-pump-outside": {
    alt: "A heat pump stands outside; its power supply, buffer tank and a large radiator are inside",
    draw: HeatPump,
    height: 248,
  },
  "split-types": {
    alt: "A single split has one pair of pipes, a multi-split has a pair to each unit, and VRF has one set of pipes for all",
    draw: SplitTypes,
    height: 248,
  },
} as const satisfies Record<string, Figure>;
