import { Duct } from "../parts/duct";
import { repeat } from "../parts/geometry";
import { Label } from "../parts/label";
import { State } from "../parts/part";
import { Pipe } from "../parts/pipes";
import { Basin, Closet, Shower, Sink } from "../parts/sanitary-ware";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

/** The wastes of shower, basin, machine and sink, down to the soil pipe. */
const wastes =
  "37.4,22.8 37.4,26.5 20.1,27.3 / 32.5,19.2 32.5,24.8 33.5,24.8 33.5,23.2 34.5,23.2 34.5,26.6 / 20.1,22 20.1,27.3 / 8.2,25.4 8.2,27.6";

export const bathroomKitchenPlumbing: ServiceSchematic = {
  title:
    "A bathroom and a kitchen either side of a wall: hot and cold to each mixer, cold to WC and washing machine, every waste with a fall to the wide soil pipe of the WC.",
  number: "W-03",
  name: "Bathroom and kitchen",
  card: {
    box: [98, 146, 170, 126],
    draw: () => (
      <>
        <Cut via="-40,26 90,26" />
        <Duct via="14,25.4 14,90" width={1} medium="waste" />
        <Pipe via="22,22 22,90" medium="waste" small />
        <Pipe via="11.6,90 11.6,21.2 / 23.7,90 23.7,19" medium="water" flow small over />
        <Pipe via="20.3,90 20.3,19" medium="hot" flow small over />
        <Closet at={[11.2, 25.6]} />
        <Basin at={[22, 17]} />
        <Valve at={[11.6, 24]} turn={-90} scale={0.5} />
      </>
    ),
  },
  draw: () => (
    <>
      <path className="d-hair" d={repeat(5, [0, 20], "h204", [20, 90]) + repeat(9, [24, 0], "v110", [28, 80])} />
      <Cut via="24,4 24,25.4 / 1,26 47,26" />
      <Duct via="20.1,27.3 1,27.9 / 14,25.4 14,27.4" width={1} medium="waste" />
      <Pipe via={wastes} medium="waste" small />
      <path d="M201 267v12" />
      <State is={1}>
        <Duct via="20.1,27.3 1.6,27.9" width={1} medium="waste" flow bare />
        <Pipe via={wastes} medium="waste" small bare />
      </State>
      <State is={2}>
        <Duct via="20.1,27.3 6.6,27.74" width={1} medium="fault" />
        <Pipe via="37.4,22.8 37.4,26.5 20.1,27.3 / 8.2,25.4 8.2,27.4" medium="fault" small />
        <path className="d-solid" d="M56 272h14v12h-14z" />
        <path className="d-water d-tint" d="M50 248v-6q14-5 28 0t28 0v6z" />
      </State>
      <Pipe
        via="46.6,29.4 4,29.4 4,14.6 / 21.8,29.4 21.8,19 / 39.4,29.4 39.4,20 / 11.6,29.4 11.6,21.2 / 25.4,29.4 25.4,22.6 27.2,22.6"
        medium="water"
        flow
        small
        over
      />
      <Pipe via="46.6,31.2 2.4,31.2 2.4,14.6 / 18.4,31.2 18.4,19 / 35.6,31.2 35.6,20" medium="hot" flow small over />
      <path className="d-fine" d="M316 204h5v-16h4v8" />
      <path className="d-part" d="M48 248h60v8H48zM75 256h14v5q0 5-7 5t-7-5z" />
      <Shower at={[3.2, 15.2]} scale={0.95} />
      <Closet at={[11.2, 25.6]} />
      <Basin at={[20.1, 17]} />
      <path className="d-part" d="M180 84h40v54h-40zM270 60h60v60h-60zM400 60h60v60h-60z" />
      <path className="d-hatch" d="M186 130l28-40M300 60v60M430 60v60" />
      <path d="M250 172h210v6H250zM256 178v76M452 178v76" />
      <Sink at={[31.6, 17.2]} />
      <path className="d-part" d="M264 184h52v70h-52z" />
      <circle className="d-part" cx="290" cy="222" r="19" />
      <circle className="d-fine" cx="290" cy="222" r="14" />
      <Valve at={[43, 29.4]} scale={0.7} />
      <Valve at={[43, 31.2]} turn={180} scale={0.7} />
      <Valve at={[25.4, 24.4]} turn={-90} scale={0.5} />
      <Valve at={[11.6, 24]} turn={-90} scale={0.5} />
      <Label at={[15, 4]}>BATHROOM</Label>
      <Label at={[35, 4]}>KITCHEN</Label>
    </>
  ),
};
