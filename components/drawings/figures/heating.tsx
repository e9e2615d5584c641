import { Radiator, Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { WallBoiler } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { Analyser, FlowMeter } from "../parts/instruments";
import { Arrow, Pipe } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Pump, Strainer, Valve } from "../parts/valves";
import type { Figure } from "./types";

export const heating = {
  "flow-temperatures": {
    alt: "A heat pump likes a flow of 35 to 55 °C, a condensing boiler up to 70, an old system runs at 80",
    draw: () => (
      <>
        <path className="d-fine" d={`M60 185h390${repeat(6, [65, 0], "v8", [60, 185])}`} />
        {["30", "40", "50", "60", "70", "80", "90"].map((degrees, index) => (
          <Label key={degrees} at={[6 + index * 6.5, 20.4]}>
            {degrees === "90" ? "°C" : degrees}
          </Label>
        ))}
        <g className="d-energy">
          <path className="d-fill" d="M92 30h131v34H92z" />
        </g>
        <g className="d-gas">
          <path className="d-fill" d="M158 80h162v34H158z" />
        </g>
        <path className="d-shade" d="M320 130h98v34h-98z" />
        <Label at={[23.4, 4.9]} anchor="start">
          Heat pump
        </Label>
        <Label at={[33, 9.9]} anchor="start">
          Condensing
        </Label>
        <Label at={[31, 14.9]} anchor="end">
          Old system
        </Label>
      </>
    ),
  },
  "heat-interface-unit": {
    alt: "The unit in a flat: heat from the riser passes to the radiators by a valve and to the hot tap by a plate",
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
        <path className="d-hot d-tint" d="M176 86h28v40h-28z" />
        <path className="d-hatch" d="M183 86v40M190 86v40M197 86v40" />
        <Pipe via="19,12.6 19,14" medium="return" small />
        <Pipe via="20.4,9.6 27,9.6 27,17.4 36,17.4" medium="hot" small over />
        <Pipe via="23.4,21 23.4,11.6 20.4,11.6" medium="water" small over />
        <Radiator at={[31.9, 5.6]} w={9} />
        <Tap at={[36, 17.4]} scale={1.4} />
        <FlowMeter at={[13.6, 14]} scale={0.8} />
        <Label at={[10, 20.4]} anchor="start">
          The unit
        </Label>
        <Label at={[24.4, 20.4]} anchor="start">
          cold
        </Label>
        <Label at={[39.6, 20.5]}>Hot tap</Label>
        <Label at={[38, 13.8]}>Radiators</Label>
      </>
    ),
  },
  flush: {
    alt: "Sludge leaves a radiator cold at the bottom; after the flush it is warm all over",
    draw: () => (
      <>
        <g className="d-hot">
          <path className="d-tint" d="M40 50h170v70H40zM270 50h170v110H270z" />
        </g>
        <path className="d-waste d-tint" d="M40 120q40-16 85-12t85 12v40H40z" />
        <path className="d-solid" d={repeat(9, [17, 0], "h4v4h-4zm6 10h4v4h-4zm-8 9h4v4h-4z", [56, 130])} />
        <path className="d-none" d="M40 50h170v110H40zM270 50h170v110H270z" />
        <path className="d-fine" d={repeat(9, [17, 0], "v92", [57, 59]) + repeat(9, [17, 0], "v92", [287, 59])} />
        <Label at={[12.5, 3]}>Before</Label>
        <Label at={[35.5, 3]}>After</Label>
        <Label at={[12.5, 18.8]}>cold below: sludge</Label>
        <Label at={[35.5, 18.8]}>warm all over</Label>
      </>
    ),
  },
  "who-repairs": {
    alt: "The operator looks after the riser, the lease says who owns the unit, the radiators belong to the flat",
    draw: () => (
      <>
        <path className="d-shade" d="M20 50h130v110H20z" />
        <path className="d-hot d-tint" d="M150 50h130v110H150z" />
        <path className="d-air d-tint" d="M280 50h180v110H280z" />
        <Pipe via="7,5.2 7,15.8" medium="hot" />
        <Pipe via="11,5.2 11,15.8" medium="return" />
        <Pipe via="7,8 33,8 33,9" medium="hot" small over />
        <Pipe via="41,14.2 41,15 11,15" medium="return" small over />
        <path className="d-part" d="M185 66h60v84h-60z" />
        <Radiator at={[32.5, 9]} />
        <Label at={[8.5, 3]}>Operator</Label>
        <Label at={[21.5, 3]}>See lease</Label>
        <Label at={[37, 3]}>Flat</Label>
        <Label at={[8.5, 18.8]}>riser</Label>
        <Label at={[21.5, 18.8]}>unit</Label>
        <Label at={[37, 18.8]}>radiators</Label>
      </>
    ),
  },
  "seventy-kilowatts": {
    alt: "Up to 70 kW net input a boiler is domestic; above it the engineer needs non-domestic categories",
    draw: () => (
      <>
        <path className="d-fine" d="M30 160h420M30 152v16M240 152v16" />
        <path className="d-gas d-fill" d="M30 150l420-70v70z" />
        <g className="d-fault">
          <path className="d-mark" d="M240 50v124" />
        </g>
        <WallBoiler at={[8, 2.5]} scale={0.9} />
        <path className="d-part" d="M320 26h44v62h-44zM370 26h44v62h-44z" />
        <path className="d-fine" d="M328 36h28v14h-28zM378 36h28v14h-28zM334 70h16M384 70h16" />
        <Label at={[3, 19.4]}>0</Label>
        <Label at={[24, 19.4]}>70 kW net</Label>
        <Label at={[23, 7]} anchor="end">
          home
        </Label>
        <Label at={[25, 7]} anchor="start">
          work
        </Label>
      </>
    ),
  },
  "boiler-front": {
    alt: "What to read before you call: the code on the display and the gauge, which should stand at 1 to 2 bar",
    draw: () => (
      <>
        <path className="d-part" d="M60 16h170v188H60z" />
        <path className="d-fine" d="M60 150h170M105 16v-6M185 16v-6" />
        <g className="d-fault">
          <path className="d-tint" d="M82 164h54v28H82z" />
        </g>
        <circle className="d-part" cx="188" cy="178" r="17" />
        <path className="d-fine" d="M177 190a16 16 0 1 1 22 0M188 178l-6-12" />
        <path className="d-hatch" d="M205 170l66-70" />
        <circle className="d-part" cx="330" cy="80" r="62" />
        <g className="d-energy">
          <path className="d-mark" d="M277 80a53 53 0 0 1 53-53" />
        </g>
        <path d="M330 80l-24-44" />
        <circle className="d-solid" cx="330" cy="80" r="5" />
        <Label at={[28.8, 8.4]}>1</Label>
        <Label at={[33, 4.8]}>2</Label>
        <Label at={[37.2, 8.4]}>3</Label>
        <Label at={[33, 12]}>bar</Label>
        <Label at={[10.9, 17.6]}>E1</Label>
        <Label at={[27, 18]} anchor="start">
          Note both, then call
        </Label>
      </>
    ),
  },
  "flue-reading": {
    alt: "The analyser’s probe stands in the flue and reads oxygen, carbon monoxide and temperature",
    draw: () => (
      <>
        <path className="d-part" d="M40 90h110v110H40z" />
        <path className="d-gas d-fill" d="M62 180q6-24 12-30 6 6 12 30zM96 180q6-24 12-30 6 6 12 30z" />
        <path className="d-fine" d="M56 184h78M50 110h90M50 118h90M50 126h90" />
        <path className="d-shade" d="M80 90V10h30v80z" />
        <Arrow at={[9.5, 3.4]} turn={-90} medium="fault" />
        <path className="d-mark" d="M84 62h70q40 0 40 44" />
        <Analyser at={[19.4, 14.2]} scale={1.2}>
          CO
        </Analyser>
        <Label at={[24, 6]} anchor="start">
          oxygen
        </Label>
        <Label at={[24, 10]} anchor="start">
          carbon monoxide
        </Label>
        <Label at={[24, 14]} anchor="start">
          flue temperature
        </Label>
        <Label at={[24, 18]} anchor="start">
          kept from year to year
        </Label>
      </>
    ),
  },
  condensing: {
    alt: "The cooler the return, the more flue gas condenses: above 55 °C hardly any, at 30 °C most of it",
    draw: () => (
      <>
        <path className="d-energy d-tint" stroke="none" d="M60 170V46c80 10 130 120 190 122v2z" />
        <path className="d-fine" d="M60 20v150h400" />
        <g className="d-energy">
          <path className="d-mark" d="M60 46c80 10 130 120 190 122h200" />
        </g>
        <path className="d-axis" d="M250 30v140" />
        <Label at={[6, 19.4]}>30</Label>
        <Label at={[25, 19.4]}>55 °C</Label>
        <Label at={[40, 19.4]}>return</Label>
        <Label at={[14, 3]} anchor="start">
          condenses
        </Label>
        <Label at={[27, 12]} anchor="start">
          heat up the chimney
        </Label>
      </>
    ),
  },
  "heat-loss": {
    alt: "A room loses heat by its roof, wall, window and floor, and with the air that leaves it",
    draw: () => (
      <>
        <Cut via="14,5 36,5 36,18 14,18 14,5" width={0.8} />
        <path className="d-part" d="M356 80h8v60h-8z" />
        <Radiator at={[20, 11.6]} w={7} />
        <Arrow at={[20.4, 2.8]} turn={-90} medium="fault" />
        <Arrow at={[28.4, 2.8]} turn={-90} medium="fault" />
        <Arrow at={[25, 20.2]} turn={90} medium="fault" />
        <Arrow at={[38, 11]} medium="fault" />
        <Arrow at={[11.6, 11]} turn={180} medium="fault" />
        <Label at={[30, 2.4]} anchor="start">
          roof
        </Label>
        <Label at={[26.4, 20.2]} anchor="start">
          floor
        </Label>
        <Label at={[39.4, 11]} anchor="start">
          window
        </Label>
        <Label at={[10.6, 11]} anchor="end">
          wall, air
        </Label>
      </>
    ),
  },
  "loads-to-pipe": {
    alt: "From the load of a room come the flow, the size of the pipe and the line on the drawing",
    draw: () => (
      <>
        <path className="d-hot d-tint" d="M20 70h90v80H20z" />
        <path className="d-part" d="M150 70h90v80h-90zM280 70h80v80h-80z" />
        <Label at={[6.5, 10.4]}>room</Label>
        <Label at={[6.5, 13]}>8 kW</Label>
        <Label at={[19.5, 10.4]}>flow</Label>
        <Label at={[19.5, 13]}>0.1 l/s</Label>
        <path className="d-hot d-fill" d="M320 110m-20 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
        <circle className="d-part" cx="320" cy="110" r="13" />
        <Arrow at={[13, 11]} />
        <Arrow at={[26, 11]} />
        <Arrow at={[37.7, 11]} />
        <path className="d-shade" d="M392 66h70v88h-70z" />
        <Pipe via="39.6,12.4 42,12.4 42,8.4 45.6,8.4" medium="hot" small />
        <Label at={[6.5, 18.4]}>load</Label>
        <Label at={[19.5, 18.4]}>20 K drop</Label>
        <Label at={[32, 18.4]}>22 mm</Label>
        <Label at={[42.7, 18.4]}>sheet</Label>
        <Label at={[24, 4]}>Each line on the sheet has a sum behind it</Label>
      </>
    ),
  },
  "three-stages": {
    alt: "The same plant room at three stages: a space, then sizes and routes, then every valve",
    draw: () => (
      <>
        {[2, 17, 32].map((x, index) => (
          <g key={x}>
            <path className="d-part" d={`M${x * 10} 50h140v110h-140z`} />
            <Label at={[x + 7, 3]}>{`Stage ${index + 2}`}</Label>
          </g>
        ))}
        <path className="d-shade" d="M34 70h54v70H34z" />
        <path className="d-part" d="M184 66h40v40h-40zM184 112h40v40h-40zM334 66h40v40h-40zM334 112h40v40h-40z" />
        <path d="M224 86h70M224 132h70" strokeWidth="4" />
        <Pipe via="37.4,8.6 45.6,8.6" medium="hot" small />
        <Pipe via="45.6,13.2 37.4,13.2" medium="return" small />
        <Valve at={[39.4, 8.6]} scale={0.6} />
        <Pump at={[42.6, 8.6]} scale={0.6} />
        <Valve at={[39.4, 13.2]} scale={0.6} />
        <Strainer at={[43, 13.2]} scale={0.6} />
        <Label at={[9, 18.8]}>space</Label>
        <Label at={[24, 18.8]}>routes</Label>
        <Label at={[39, 18.8]}>every valve</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
