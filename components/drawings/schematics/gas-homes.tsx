import { Boiler, WallBoiler } from "../parts/boilers";
import { Duct, Stream } from "../parts/duct";
import { Flame } from "../parts/flame";
import { repeat } from "../parts/geometry";
import { Range } from "../parts/kitchen";
import { Key, Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Burst } from "../parts/pipe-breaks";
import { Pipe } from "../parts/pipes";
import { Radiator } from "../parts/radiator";
import { Gully } from "../parts/sanitary-ware";
import { Cut, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import { Alarm } from "../parts/wall-controls";
import type { Schematic } from "./types";

export const gasHomes = {
  "landlord-gas-safety": {
    title:
      "Section of a let house: gas meter by the door, cooker, boiler with its flue to outside, a carbon monoxide alarm; upstairs a bedroom with its radiator, a gas fire and its chimney.",
    number: "G-08",
    name: "Let property",
    draw: () => (
      <>
        <Ground at={[1.5, 30]} w={10.6} />
        <Ground at={[40.8, 30]} w={5.7} />
        <Cut via="9.6,14.6 26.4,4.4 43.2,14.6" width={0.7} />
        <Cut
          via="12.4,13 12.4,32.4 / 40.4,13 40.4,19.8 / 40.4,21 40.4,32.4 / 12,19 40.8,19 / 12,30 40.8,30 / 22,19 22,30"
          width={0.7}
        />
        <path d="M143 118h242" />
        <path d="M166 112h82M280 112h82" strokeWidth="9" strokeDasharray="1 5" />
        <path className="d-part" d="M248 186V22h32v164M244 22h40" />
        <Duct via="26.4,15 26.4,1.6" width={0.8} medium="waste" />
        <path className="d-part" d="M252 150h24v36h-24z" />
        <path className="d-fine" d="M256 156h16v18h-16zM252 180h24" />
        <Flame at={[26.4, 17.3]} scale={0.55} />
        <path className="d-part" d="M140 150h5v36h-5zM197 162h5v24h-5zM145 168h52v10h-52zM148 168q0-8 8-8h8q6 0 6 8z" />
        <path className="d-fine" d="M132 296v-72h32v72M138 230h20v22h-20zM138 260h20v28h-20zM157 258h3" />
        <path className="d-part" d="M22 204h97v92H22z" />
        <Duct via="38.1,21 38.1,20.4 43,20" width={0.8} medium="waste" />
        <Pipe via="39.2,25.9 39.2,27 42.2,27.4 42.2,30" medium="waste" small />
        <Pipe via="34.3,17.4 34.3,28 37.6,28 37.6,25.9" medium="return" flow small />
        <Pipe via="36.9,25.9 36.9,27 35.3,27 35.3,18.1 38.5,18.1 38.5,17.4" medium="hot" flow small />
        <Pipe
          via="3.6,32.4 3.6,21.6 7.2,21.6 7.2,22.8 / 9.6,22.8 9.6,21.6 11.2,21.6 11.2,31.4 38.4,31.4 38.4,25.9 / 30,31.4 30,27.4 28.4,27.4 / 20.8,31.4 20.8,17.6 25.2,17.6"
          medium="gas"
          flow
        />
        <Radiator at={[34, 14.6]} w={8} scale={0.6} />
        <Gully at={[42.2, 30]} scale={0.8} />
        <GasMeter at={[8.4, 22.2]} scale={0.8} />
        <g className="culprit">
          <WallBoiler at={[36.4, 21.2]} scale={0.54} />
        </g>
        <Range at={[24.4, 25.2]} w={8} scale={0.5} />
        <Valve at={[3.6, 27]} turn={90} kind="lever" scale={0.9} />
        <Valve at={[5.4, 21.6]} kind="regulator" scale={0.65} />
        <Valve at={[38.4, 28.5]} turn={90} scale={0.6} />
        <Valve at={[30, 28.9]} turn={90} scale={0.6} />
        <Valve at={[23.2, 17.6]} scale={0.6} />
        <Alarm at={[29.6, 21.2]}>CO</Alarm>
        <Alarm at={[31, 14]}>CO</Alarm>
        <Person at={[18.7, 29.6]} scale={2.1} />
        <Label at={[8.4, 18]} to={[8.4, 23.6]}>
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
