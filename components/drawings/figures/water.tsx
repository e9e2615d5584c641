import { Basin, Sink } from "../parts/fixtures";
import { Label } from "../parts/frame";
import type { Point } from "../parts/geometry";
import { Pipe } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valves";
import { Cylinder } from "../parts/vessels";
import { StartLabel } from "./labels";
import { Scale } from "./scale";
import { Ring, Shape, Soil } from "./shapes";
import type { Figure } from "./types";

export const water = {
  "water-temperatures": {
    alt: "Cold stays below 20 °C, hot comes at 50 and is stored at 60; between 20 and 45 °C bacteria grow",
    draw: () => (
      <>
        <path className="d-water d-fill" d="M30 80h118v46H30z" />
        <path className="d-fault d-fill" d="M148 80h148v46H148z" />
        <path className="d-part" d="M296 80h30v46h-30z" />
        <path className="d-hot d-tint" d="M326 80h124v46H326z" />
        <Scale at={[3, 14]} w={42} step={5.92} names={["0", "10", "20", "30", "40", "50", "60", "70"]} below={2.8} />
        <Label at={[8.9, 10.4]}>cold</Label>
        <Label at={[22.2, 10.4]}>bacteria grow</Label>
        <Label at={[38.8, 10.4]}>hot</Label>
        <Label at={[32.6, 5.8]} to={[32.6, 8]}>
          tap
        </Label>
        <Label at={[38.5, 5.8]} to={[38.5, 8]}>
          store
        </Label>
        <Label at={[24, 20]}>°C</Label>
      </>
    ),
  },
  "floor-valves": {
    alt: "With a valve on each floor, one floor is shut off while water still runs on the others",
    draw: () => (
      <>
        <Cut via="6,2 6,20 / 6,8 46,8 / 6,14 46,14 / 4,20 46,20" width={0.5} />
        <Pipe via="10,20.8 10,1.6 / 10,5 40,5 / 10,17 40,17" medium="water" flow />
        <Pipe via="10,11 40,11" medium="return" />
        <Valve at={[15, 5]} kind="lever" />
        <Valve at={[15, 11]} kind="closed" />
        <Valve at={[15, 17]} kind="lever" />
        <Label at={[24, 3.2]}>runs</Label>
        <Label at={[24, 9.4]}>shut for work</Label>
        <Label at={[24, 15.4]}>runs</Label>
        <Basin at={[42, 4.6]} scale={0.6} />
        <Basin at={[42, 10.6]} scale={0.6} />
        <Basin at={[42, 16.6]} scale={0.6} />
      </>
    ),
  },
  "whose-pipe": {
    alt: "The water company’s pipe ends at the boundary; from there to the building’s stop valve and inside it is yours",
    draw: () => (
      <>
        <Soil top={11} />
        <path className="d-part" d="M300 110V30h150v80" />
        <Pipe via="5,20 5,15 20,15" medium="water" />
        <Pipe via="20,15 34,15 34,6 44,6" medium="return" />
        <circle className="d-water d-fill" cx="50" cy="196" r="16" />
        <path className="d-part" d="M186 110h28v28h-28z" />
        <Valve at={[20, 15]} />
        <Valve at={[34, 9]} turn={90} />
        <Shape medium="fault" d="M222 24v176" dash="8 5" />
        <Label at={[10.6, 7]}>water company</Label>
        <Label at={[26.4, 7]}>yours</Label>
        <StartLabel at={[9, 20.6]}>main</StartLabel>
        <Label at={[35.4, 19]}>boundary to tap</Label>
      </>
    ),
  },
  "three-valves": {
    alt: "Three places to stop water: under the small cover by the boundary, under the sink, below the cylinder",
    draw: () => (
      <>
        <Soil top={16} w={14} />
        <Cut via="14.6,2 14.6,17 46,17 46,2" width={0.6} />
        <Pipe via="1,19 13,19 13,19 22,19 22,12" medium="water" small />
        <Pipe via="22,15 35,15 35,13.6" medium="water" small over />
        <path className="d-part" d="M66 160h28v18H66z" />
        <Sink at={[16, 9]} scale={0.9} />
        <Cylinder at={[35, 2.8]} scale={0.8} />
        <Valve at={[8, 19]} scale={0.9} />
        <Valve at={[22, 13.8]} turn={90} scale={0.9} />
        <Valve at={[30, 15]} scale={0.9} />
        <Balloon at={[8, 13]}>1</Balloon>
        <Balloon at={[18, 5]}>2</Balloon>
        <Balloon at={[30, 11]}>3</Balloon>
        <StartLabel at={[3, 3]}>outside</StartLabel>
      </>
    ),
  },
  "whose-drain": {
    alt: "A drain that serves one home is the owner’s up to the boundary; once shared it is the sewerage company’s",
    draw: () => (
      <>
        <Soil top={10} />
        <path className="d-part" d="M40 100V50l50-26 50 26v50M180 100V50l50-26 50 26v50" />
        <Pipe via="9,10 9,14 30,16 36,18 47,19" medium="waste" />
        <Pipe via="23,10 23,15.3" medium="waste" small />
        <Shape medium="fault" d="M160 30v180" dash="8 5" />
        <path className="d-part" d="M290 100h30v62h-30z" />
        <Label at={[9, 19]}>yours</Label>
        <Label at={[25, 19.6]}>shared</Label>
        <Label at={[39, 8]}>street</Label>
        <Label at={[39, 14]}>the company’s</Label>
      </>
    ),
  },
  "unvented-cylinder": {
    alt: "Main, pressure reducing valve and vessel feed the cylinder; its safety valves drip into a tundish you can see",
    draw: () => (
      <>
        <Cylinder at={[20, 3]} />
        <Pipe via="2,14.6 20.2,14.6" medium="water" />
        <Valve at={[5.4, 14.6]} />
        <Valve at={[10, 14.6]} kind="regulator" />
        <path className="d-part" d="M146 60q0-14 14-14t14 14v36q0 14-14 14t-14-14z" />
        <path className="d-fine" d="M146 80h28M160 110v34" />
        <Pipe via="28,6 35,6 35,10" medium="hot" small />
        <Valve at={[31.6, 6]} kind="safety" />
        <path className="d-part" d="M338 102h24l-7 16h-10z" />
        <Pipe via="35,12 35,18 46.5,19" medium="waste" small />
        <Ring at={[35, 11]} r={20} />
        <StartLabel at={[38, 11]}>tundish</StartLabel>
        <StartLabel at={[2, 18]}>main</StartLabel>
        <Label at={[14, 3.6]}>vessel</Label>
        <StartLabel at={[36, 4]}>safety valve</StartLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

/** The number of a handle. */
function Balloon({ at: [x, y], children }: { readonly at: Point; readonly children: string }) {
  return (
    <>
      <circle className="d-fault d-fill" cx={x * 10} cy={y * 10} r="14" />
      <Label at={[x, y + 0.2]}>{children}</Label>
    </>
  );
}
