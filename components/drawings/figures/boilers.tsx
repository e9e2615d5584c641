import { Label } from "../parts/frame";
import { Boiler, WallBoiler } from "../parts/gas-plant";
import { Analyser } from "../parts/instruments";
import { Arrow } from "../parts/pipes";
import { EndLabel, StartLabel } from "./labels";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const boilers = {
  "seventy-kilowatts": {
    alt: "Domestic qualifications cover boilers up to 70 kW net input; above that the engineer needs non-domestic ones",
    draw: () => (
      <>
        <path d="M104 120v40M116 120v40M128 120v40M140 120v40" strokeWidth="3" />
        <WallBoiler at={[9.6, 4]} scale={1.1} />
        <Boiler at={[27, 4.4]} scale={1} />
        <Boiler at={[36.6, 4.4]} scale={1} />
        <Shape medium="gas" look="tint" d="M30 160h210v14H30z" />
        <path className="d-gas d-fill" d="M240 160h210v14H240z" />
        <Shape medium="fault" d="M240 22v160" />
        <Label at={[3, 19.6]}>0</Label>
        <Label at={[24, 19.6]}>70 kW net</Label>
        <EndLabel at={[23, 3.2]}>Home</EndLabel>
        <StartLabel at={[25, 3.2]}>Work</StartLabel>
      </>
    ),
  },
  "boiler-front": {
    alt: "Before you call about a small boiler, read the code and the gauge, which should stand at 1 to 2 bar",
    draw: () => (
      <>
        <path d="M84 196v14M106 196v14M128 196v14M150 196v14" strokeWidth="4" />
        <WallBoiler at={[6, 2.6]} scale={1.9} off />
        {/* The flame is out. */}
        <path
          className="d-signal"
          d="M117 124c-16 0-23-11-23-22 0-12 9-18 11-30 7 4 12 11 12 18 7-6 7-17 4-27 11 7 21 21 21 37 0 13-10 24-25 24z"
        />
        <Shape medium="fault" look="tint" d="M70 158h50v30H70z" />
        <circle className="d-part" cx="148" cy="173" r="16" />
        <path className="d-fine" d="M137 184a15 15 0 1 1 22 0M148 173l-6-11" />
        <path className="d-hatch" d="M165 167l106-67" />
        <circle className="d-part" cx="330" cy="80" r="62" />
        <Shape medium="energy" d="M277 80a53 53 0 0 1 53-53" />
        <path d="M330 80l-24-44" />
        <circle className="d-solid" cx="330" cy="80" r="5" />
        <Label at={[28.8, 8.4]}>1</Label>
        <Label at={[33, 4.8]}>2</Label>
        <Label at={[37.2, 8.4]}>3</Label>
        <Label at={[33, 12]}>bar</Label>
        <Label at={[9.5, 17.5]}>E1</Label>
        <Label at={[33, 18]}>Note both, then call</Label>
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
        <path className="d-fine" d="M218 142h12M237 60h-7v120h7M230 100h7M230 140h7" />
        <StartLabel at={[24, 6]}>Oxygen</StartLabel>
        <StartLabel at={[24, 10]}>Carbon monoxide</StartLabel>
        <StartLabel at={[24, 14]}>Flue temperature</StartLabel>
        <StartLabel at={[24, 18]}>Kept from year to year</StartLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
