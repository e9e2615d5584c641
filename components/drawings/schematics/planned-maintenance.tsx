import { Boiler } from "../parts/boilers";
import { repeat } from "../parts/geometry";
import { Range } from "../parts/kitchen";
import { Key, Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Valve } from "../parts/valve";
import { Alarm } from "../parts/wall-controls";
import type { ServiceSchematic } from "./types";
import { today } from "./year-plan";

export const plannedMaintenance: ServiceSchematic = {
  title:
    "A year's plan for gas plant: five assets down the side, twelve months across, each service and test marked done or due.",
  number: "G-10",
  name: "Year plan, gas plant",
  note: "Example",
  card: {
    box: [26, 40, 240, 162],
    draw: () => (
      <>
        <path
          className="d-hair"
          d={repeat(12, [27, 0], "v460.8", [130, 44]) + repeat(3, [0, 51.2], "h600", [36, 95.2])}
        />
        <path d="M36 44h600M130 44v460.8" />
        <Boiler at={[6.6, 4.9]} scale={0.36} />
        <GasMeter at={[8, 10.3]} scale={0.74} />
        <Valve at={[8, 17.9]} kind="solenoid" scale={1.2} />
        <g className="d-gas">
          <path className="d-fill" d={marks((month) => month < 6, visits.slice(0, 3))} />
        </g>
      </>
    ),
  },
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
};

type Visits = readonly { readonly services: readonly number[]; readonly tests: readonly number[] }[];

/** The months of each asset's services and tests, with January as 0. */
const visits: Visits = [
  { services: [0, 6], tests: [3, 9] },
  { services: [2], tests: [8] },
  { services: [4, 10], tests: [7] },
  { services: [1, 7], tests: [4, 10] },
  { services: [5, 11], tests: [2, 8] },
];

/** A circle per service and a square per test in the given months, by default for all assets. */
const marks = (isShown: (month: number) => boolean, assets: Visits = visits) =>
  assets
    .flatMap(({ services, tests }, asset) => {
      const y = 62 + asset * 51;
      const circles = services.filter(isShown).map((month) => `M${143.5 + month * 27} ${y}a8 8 0 1 0 .1 0z`);
      return [...circles, ...tests.filter(isShown).map((month) => `M${136.5 + month * 27} ${y + 1}h14v14h-14z`)];
    })
    .join("");
