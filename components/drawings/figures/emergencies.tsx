import { Fault } from "../parts/controls";
import { Label } from "../parts/frame";
import type { Point } from "../parts/geometry";
import { Arrow, Pipe } from "../parts/pipes";
import { Cut, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valves";
import { Labels, StartLabel } from "./labels";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const emergencies = {
  "isolation-plan": {
    alt: "The plan shows the way from the door to the gas valve, the water valve and the main switch",
    draw: () => (
      <>
        <Cut via="4,18.5 4,3 44,3 44,18.5 9,18.5 / 18,3 18,9 / 18,13 18,18.5 / 32,3 32,6 / 32,10 32,18.5" width={0.6} />
        <path className="d-fine" d="M40 185a50 50 0 0 1 50 0" />
        <Shape medium="fault" d="M66 206v-96h180M110 110V58M230 110V58M246 110h70V80h76" dash="7 5" />
        <g className="d-gas">
          <circle className="d-fill" cx="110" cy="54" r="14" />
        </g>
        <g className="d-water">
          <circle className="d-fill" cx="230" cy="54" r="14" />
        </g>
        <g className="d-fault">
          <circle className="d-fill" cx="400" cy="80" r="14" />
        </g>
        <StartLabel at={[12.8, 5.4]}>Gas</StartLabel>
        <StartLabel at={[24.8, 5.4]}>Water</StartLabel>
        <Label at={[38.6, 12]}>Switch</Label>
        <Label at={[11, 15.4]}>Door</Label>
        <Label at={[26, 20.6]}>Known before anybody sets out</Label>
      </>
    ),
  },
  "two-jobs": {
    alt: "A hired cooler keeps the room cool while the part for your own plant is on its way",
    draw: () => (
      <>
        <StartLabel at={[2, 5.4]}>Your room</StartLabel>
        <path className="d-fault d-fill" d="M130 38h60v30h-60z" />
        <path className="d-air d-tint" d="M190 38h180v30H190z" />
        <path className="d-energy d-fill" d="M370 38h90v30h-90z" />
        <Label at={[28, 5.5]}>Hired cooler</Label>
        <StartLabel at={[2, 11.4]}>Your plant</StartLabel>
        <path className="d-part" d="M130 98h60v30h-60z" />
        <path className="d-shade" d="M190 98h110v30H190z" />
        <path className="d-part" d="M300 98h70v30h-70z" />
        <path className="d-energy d-fill" d="M370 98h90v30h-90z" />
        <Label at={[16, 11.5]}>Look</Label>
        <Label at={[24.5, 11.5]}>Part</Label>
        <Label at={[33.5, 11.5]}>Repair</Label>
        <g className="d-on-bright">
          <Labels at={[16, 5.5]} step={25.5} names={["Down", "Normal"]} />
          <Label at={[41.5, 11.5]}>Normal</Label>
        </g>
        <path className="d-fine" d="M130 150h330M130 144v12M460 144v12" />
        <Arrow at={[45.6, 15]} />
        <Label at={[30, 18]}>Hours and days</Label>
      </>
    ),
  },
  "flat-above": {
    alt: "If water comes through the ceiling, close the valve in the flat above or at the riser; in the flat below, if the fuse board is dry, switch off the lights",
    draw: () => (
      <>
        <Cut via="10,2 10,19.6 / 10,10.4 46,10.4 / 46,2 46,19.6" width={0.7} />
        <Pipe via="5,21 5,1" medium="water" />
        <Pipe via="5,8.4 32,8.4 32,9.6" medium="water" small over />
        <Valve at={[7.4, 8.4]} kind="closed" scale={0.8} />
        <path
          className="d-water d-fill"
          d="M310 116q-8 10-8 16a8 8 0 0 0 16 0q0-6-8-16zM330 130q-6 8-6 12a6 6 0 0 0 12 0q0-4-6-12z"
        />
        <path className="d-part" d="M298 176h46l-5 18h-36z" />
        <path className="d-fine" d="M180 108v20M168 140a12 12 0 0 1 24 0z" />
        <Fault at={[20.6, 13]} scale={0.8} />
        <Person at={[40, 19.4]} scale={1.8} />
        <Ground at={[10, 19.6]} w={36} />
        <Label at={[20, 5]}>Flat above</Label>
        <Label at={[17, 17.4]}>Lights off</Label>
      </>
    ),
  },
  "call-chain": {
    alt: "A tenant calls the desk, the desk calls the duty manager or us, and we call the duty manager back",
    draw: () => (
      <>
        <Box at={[2, 8]} name="Tenant" />
        <Box at={[14.4, 8]} name="Desk" />
        <Box at={[35, 8]} name="Engineer" />
        <Box at={[24.7, 1.6]} name="Manager" />
        <path className="d-none" d="M110 104h32M234 104h112M189 82V40h56M337 40h54v40" />
        <Arrow at={[13.4, 10.4]} />
        <Arrow at={[34, 10.4]} />
        <Arrow at={[23.6, 4]} />
        <Arrow at={[34.6, 4]} turn={180} />
        <Person at={[6.5, 18.6]} scale={1.8} />
        <Person at={[18.9, 18.6]} scale={1.8} />
        <Person at={[40, 18.6]} scale={1.8} />
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

function Box({ at: [x, y], name }: { readonly at: Point; readonly name: string }) {
  return (
    <>
      <path className="d-part" d={`M${x * 10} ${y * 10}h92v46h-92z`} />
      <Label at={[x + 4.6, y + 2.5]}>{name}</Label>
    </>
  );
}
