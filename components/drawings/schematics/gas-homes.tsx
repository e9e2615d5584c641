import { Duct, Stream } from "../parts/air";
import { Alarm } from "../parts/controls";
import { Gully, Radiator } from "../parts/fixtures";
import { Key, Label } from "../parts/frame";
import { Boiler, Flame, Range, WallBoiler } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { GasMeter } from "../parts/instruments";
import { Burst, Pipe } from "../parts/pipes";
import { Cut, Ground, Person, Sash } from "../parts/structure";
import { Valve } from "../parts/valves";
import type { Schematic } from "./types";

export const gasHomes = {
  "landlord-gas-safety": {
    title:
      "Section of a let house: gas meter by the door, cooker, boiler and its radiator, a carbon monoxide alarm, flue to outside; upstairs a gas fire and its chimney.",
    number: "G-08",
    name: "Let property",
    draw: () => (
      <>
        <Ground at={[1.5, 30]} w={7.6} />
        <Ground at={[39, 30]} w={7.5} />
        <Cut via="7,14.6 24,4.4 41,14.6" width={0.7} />
        <Cut
          via="9.4,13 9.4,32.4 / 38.6,13 38.6,19.7 / 38.6,20.9 38.6,32.4 / 9,19 39,19 / 9,30 39,30 / 21,19 21,30"
          width={0.7}
        />
        <Sash at={[13.4, 12.9]} w={3.4} h={4.2} />
        <Sash at={[32, 12.9]} w={3.4} h={4.2} />
        <path d="M117 118h246" />
        <path d="M140 112h84M256 112h84" strokeWidth="9" strokeDasharray="1 5" />
        <path className="d-part" d="M224 186V22h32v164M220 22h40" />
        <Duct via="24,15 24,1.6" width={0.8} medium="waste" />
        <path className="d-part" d="M228 150h24v36h-24z" />
        <path className="d-fine" d="M232 156h16v18h-16zM228 180h24" />
        <Flame at={[24, 17.3]} scale={0.55} />
        <path className="d-fine" d="M120 296v-72h32v72M126 230h20v22h-20zM126 260h20v28h-20zM145 258h3" />
        <path className="d-part" d="M20 236h67v58H20z" />
        <Duct via="36.1,21.4 36.1,20.5 40.6,20.1" width={0.8} medium="waste" />
        <Pipe via="37.2,26 37.2,27 40.4,27.5 40.4,30" medium="waste" small />
        <Pipe via="30.8,28.4 30.8,29.1 36.6,29.1 36.6,26" medium="return" flow small />
        <Pipe via="35.1,26 35.1,28.6 32.8,28.6" medium="hot" flow small />
        <Pipe
          via="3.2,32.4 3.2,24.6 4.9,24.6 4.9,25.6 / 6.7,25.6 6.7,24.6 7.8,24.6 7.8,31.4 36,31.4 36,26 / 28.2,31.4 28.2,27.4 26.8,27.4 / 20,31.4 20,17.6 22.8,17.6"
          medium="gas"
          flow
        />
        <Radiator at={[30.5, 25.8]} w={5} scale={0.5} />
        <Gully at={[40.4, 30]} scale={0.8} />
        <GasMeter at={[5.8, 25.4]} scale={0.62} />
        <g className="culprit">
          <WallBoiler at={[34.6, 21.6]} scale={0.5} />
        </g>
        <Range at={[22.8, 25.2]} w={8} scale={0.5} />
        <Valve at={[3.2, 28.2]} turn={-90} kind="lever" scale={0.6} />
        <Valve at={[4.1, 24.6]} kind="regulator" scale={0.5} />
        <Valve at={[36, 28.2]} turn={-90} scale={0.7} />
        <Valve at={[28.2, 28.8]} turn={90} scale={0.6} />
        <Valve at={[21.4, 17.6]} scale={0.5} />
        <Alarm at={[28, 21.1]}>CO</Alarm>
        <Alarm at={[28.6, 14.3]}>CO</Alarm>
        <Person at={[17.8, 29.6]} scale={2.1} />
        <Label at={[5.4, 18.6]} to={[5.4, 25.8]}>
          METER
        </Label>
      </>
    ),
  },
  "planned-maintenance": {
    title:
      "A year's plan for gas plant: five assets down the side, twelve months across, each service and test marked done or due.",
    number: "G-10",
    name: "Year plan, gas plant",
    note: "Example",
    draw: () => (
      <>
        <path className="d-hair" d={repeat(13, [27, 0], "v256", [130, 44]) + repeat(6, [0, 51.2], "h324", [130, 44])} />
        <path d="M20 44h434M130 24v276" />
        <text x={Array.from({ length: 12 }, (_, month) => 143.5 + month * 27).join(" ")} y="36" textAnchor="middle">
          JFMAMJJASOND
        </text>
        <Boiler at={[4.6, 5.2]} scale={0.34} />
        <GasMeter at={[6, 10.4]} scale={0.68} />
        <Valve at={[6, 17.6]} kind="solenoid" scale={1.3} />
        <Range at={[3.8, 20.9]} scale={0.38} />
        <Alarm at={[6, 27.4]}>CO</Alarm>
        <path className="d-part" d={marks((month) => month >= today)} />
        <g className="d-gas">
          <path className="d-fill" d={marks((month) => month < today)} />
        </g>
        <path className="d-fault d-mark" d="M319 36v266" />
        <Label at={[31.9, 31.6]}>TODAY</Label>
        <Key>
          <path className="d-part" d="M26 310a6 6 0 1 0 .1 0zM160 310h12v12h-12z" />
          <Label at={[3.8, 31.6]} anchor="start">
            SERVICE
          </Label>
          <Label at={[17.8, 31.6]} anchor="start">
            TEST
          </Label>
          <g className="d-gas">
            <path className="d-fill" d="M380 310a6 6 0 1 0 .1 0zM390 310h12v12h-12z" />
          </g>
          <Label at={[40.8, 31.6]} anchor="start">
            DONE
          </Label>
        </Key>
      </>
    ),
  },
  "emergency-gas-repairs": {
    title:
      "A gas escape made safe, in order: flames out, windows open, the valve shut if that is safe, people outside to call.",
    number: "E-03",
    name: "Gas escape, made safe",
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M364 9h107v318H9v-27h355z" />
        <path
          className="d-gas d-mark"
          strokeDasharray="1 5"
          d="M194 204C152 156 158 104 222 94S318 90 356 74v44C300 124 252 116 234 134S218 190 194 204"
        />
        <Cut via="2,3 36,3 / 36,2.6 36,6.4 / 36,13.6 36,30 / 0.9,30 47.1,30 / 2,2.6 2,30" />
        <path className="d-fine" d="M364 64l64-20v84l-64 8M364 100l64-14" />
        <Stream at={[33, 9.8]} medium="fault" />
        <Pipe via="7.2,32.4 7.2,22.4" medium="gas" />
        <Pipe via="7.2,22.4 7.2,14 11.2,14 11.2,16.4 / 15.6,16.4 15.6,14 19.4,14 19.4,26 22.2,26" medium="waste" />
        <GasMeter at={[13.4, 16]} scale={1.5} />
        <g className="d-fault d-alert">
          <Valve at={[7.2, 22.4]} turn={-90} kind="closed" scale={1.9} />
        </g>
        <Valve at={[7.2, 17.4]} turn={-90} kind="regulator" />
        <Burst at={[19.4, 20]} turn={90} />
        <Range at={[22.2, 20.6]} w={8} off />
        <Person at={[39.6, 29.6]} scale={2.2} />
        <Label at={[26.8, 15]}>FLAMES</Label>
        <Label at={[26.8, 16.8]}>OUT</Label>
        <Label at={[26.6, 4.9]} to={[36, 6.2]}>
          OPEN WINDOWS
        </Label>
        <Label at={[9.8, 26.4]} to={[8.2, 23.6]}>
          SHUT
        </Label>
        <Label at={[10.3, 28.2]} anchor="start">
          IF SAFE
        </Label>
        <Label at={[41.7, 17.6]}>LEAVE,</Label>
        <Label at={[41.7, 19.4]}>THEN CALL</Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;

/** The months of each asset's services and tests, January as 0. */
const visits = [
  { services: [0, 6], tests: [3, 9] },
  { services: [2], tests: [8] },
  { services: [4, 10], tests: [7] },
  { services: [1, 7], tests: [4, 10] },
  { services: [5, 11], tests: [2, 8] },
] as const;

/** The plan as it stands at the beginning of August, as the year plan of building services does. */
const today = 7;

/** A circle for each service and a square for each test in some of the months. */
const marks = (isShown: (month: number) => boolean) =>
  visits
    .flatMap(({ services, tests }, asset) => {
      const y = 62 + asset * 51;
      const circles = services.filter(isShown).map((month) => `M${143.5 + month * 27} ${y}a8 8 0 1 0 .1 0z`);
      return [...circles, ...tests.filter(isShown).map((month) => `M${136.5 + month * 27} ${y + 1}h14v14h-14z`)];
    })
    .join("");
