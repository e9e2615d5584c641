import { Cylinder } from "../parts/cylinders";
import { Strainer } from "../parts/pipe-fittings";
import { Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Basin, Closet } from "../parts/sanitary-ware";
import { Cut } from "../parts/structure";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { ExpansionVessel } from "../parts/vessels";
import type { ServiceSchematic } from "./types";

/** The finished floor levels of the riser diagram, in squares. */
const floors = [8.2, 15.4, 22.6];

export const commercialInstallation: ServiceSchematic = {
  title:
    "Riser diagram of three washroom floors: tank, pump and cylinder below, cold, hot and return risers, each waste to the vented stack.",
  number: "W-04",
  name: "Riser diagram",
  card: {
    box: [52, 70, 296, 190],
    draw: () => (
      <>
        <Pipe via="-40,18.6 90,20.2 / 10,15.2 10,19.2 / 20,15.2 20,19.3 / 30,15.2 30,19.5" medium="waste" />
        <Pipe
          via="-40,22.6 90,22.6 / 11.7,22.6 11.7,11 / 21.7,22.6 21.7,11 / 31.7,22.6 31.7,11"
          medium="water"
          flow
          small
          over
        />
        <Pipe
          via="-40,24.6 90,24.6 / 8.3,24.6 8.3,11 / 18.3,24.6 18.3,11 / 28.3,24.6 28.3,11"
          medium="hot"
          flow
          small
          over
        />
        <Basin at={[10, 10]} />
        <Basin at={[20, 10]} />
        <Basin at={[30, 10]} />
      </>
    ),
  },
  draw: () => (
    <>
      <Cut via="6,8.5 47,8.5 / 6,15.7 47,15.7 / 1,22.9 47,22.9" width={0.6} />
      <Pipe
        via={`4,1.8 4,31 1,31 / ${floors.map((y) => `28,${y - 0.4} 28,${y + 1} 4,${y + 1.3} / 19,${y - 0.4} 19,${y + 1.1} / 11,${y - 0.4} 11,${y + 1.2}`).join("/")}`}
        medium="waste"
        flow
      />
      <path className="d-part d-fine" d="M35 18h10l-2-6h-6z" />
      <Pipe via="1,28.4 16,28.4" medium="water" flow over />
      <Pipe
        via={`26,30.4 42.4,30.4 / ${floors.map((y) => `36,30.4 36,${y + 1.9} 9,${y + 1.9} 9,${y - 2.6} / 29,${y + 1.9} 29,${y - 2} / 20,${y + 1.9} 20,${y - 2}`).join("/")}`}
        medium="water"
        flow
        small
        over
      />
      <Pipe
        via={`46.9,29.3 45.8,29.3 / ${floors.map((y) => `44,26.4 44,${y + 2.6} 18,${y + 2.6} 18,${y - 2} / 27,${y + 2.6} 27,${y - 2}`).join("/")}`}
        medium="hot"
        flow
        small
        over
      />
      <Pipe via="44.2,12.3 46.3,12.3 46.3,27.7 45.4,27.7 / 45.8,31.1 46.9,31.1" medium="return" flow small over />
      {floors.map((y) => (
        <g key={y}>
          <Closet at={[8.6, y]} scale={0.62} />
          <Basin at={[19, y - 3.1]} scale={0.55} />
          <Basin at={[28, y - 3.1]} scale={0.55} />
          <Valve at={[33, y + 1.9]} turn={180} scale={0.6} />
          <Valve at={[40, y + 2.6]} turn={180} scale={0.6} />
        </g>
      ))}
      <Tank at={[16, 27.2]} w={10} h={4.4} warning />
      <Cylinder at={[42.2, 26]} scale={0.46} />
      <Pump at={[46.3, 20.4]} turn={90} scale={0.6} />
      <Valve at={[46.3, 25]} turn={90} kind="nonReturn" scale={0.6} />
      <Valve at={[10, 28.4]} scale={0.8} />
      <Valve at={[26.9, 30.4]} scale={0.6} />
      <Strainer at={[28.2, 30.4]} scale={0.55} />
      <g className="culprit">
        <Pump at={[30, 30.4]} />
      </g>
      <Valve at={[32.6, 30.4]} kind="nonReturn" scale={0.8} />
      <Pipe via="42.4,27.2 40.3,27.2 40.3,28.4 / 38.9,30.4 38.9,27.9 40,27.9 40,28.4" medium="hot" small />
      <Pipe via="40.1,28.8 40.1,31 34.6,31.4 34.6,32" medium="waste" small over />
      <path className="d-part" d="M395 282h12l-4 6v5h-4v-5zM338 318h16v8h-16z" />
      <ExpansionVessel at={[41.2, 30.4]} turn={180} scale={0.36} />
      <Valve at={[36.95, 30.4]} kind="regulator" scale={0.45} />
      <Valve at={[38.05, 30.4]} kind="nonReturn" scale={0.45} />
      <Valve at={[39.4, 27.9]} turn={180} kind="safety" scale={0.4} />
      <Valve at={[41.2, 27.2]} kind="safety" scale={0.45} />
    </>
  ),
};
