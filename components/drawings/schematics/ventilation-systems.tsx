import { Diffuser, Louvre } from "../parts/air-terminals";
import { Duct } from "../parts/duct";
import { Coil, Damper, Filter } from "../parts/duct-fittings";
import { Fan } from "../parts/fans";
import { Label } from "../parts/label";
import { Arrow, Pipe } from "../parts/pipes";
import { Recuperator } from "../parts/recuperator";
import { Cut, Desk, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

const unit = (
  <>
    <path
      className="d-part"
      d="M90 60h274v136H90zM90 128h88.5M269.5 128H364M114 196v19h20v-19M334 196v19h20v-19M186 178l4 8h64l4-8M222 186v16q0 7 6 7t6-7v-5h8v18"
    />
    <path className="d-air d-stream" d="M118 60V94H190L258 162H364" />
    <path className="d-waste d-stream" d="M364 94H258L190 162H90" />
    <Recuperator at={[17.85, 8.25]} scale={1.3} />
    <Damper at={[13.6, 9.4]} h={6.8} motor />
    <Filter at={[16.2, 9.4]} h={6.2} />
    <Filter at={[32.4, 9.4]} h={6.2} />
    <Fan at={[11.5, 14.9]} r={2} turn={180} />
    <Coil at={[29.2, 16.2]} h={6} medium="hot" />
    <g className="culprit">
      <Fan at={[33.9, 17.4]} r={2} />
    </g>
  </>
);

export const ventilationSystems: ServiceSchematic = {
  title:
    "Air handling unit on a roof in section: dampers, filters, plate heat exchanger, heating coil and fans; ducts lead to the room below.",
  number: "A-03",
  name: "Heat recovery ventilation",
  card: {
    box: [78, 50, 298, 176],
    draw: () => (
      <>
        <Duct via="36.4,9.4 90,9.4 / 9,16.2 -40,16.2" width={2.4} medium="waste" flow />
        <Duct via="11.8,-40 11.8,6 / 36.4,16.2 90,16.2" width={2.4} flow />
        <Ground at={[-40, 21.5]} w={130} />
        {unit}
      </>
    ),
  },
  draw: () => (
    <>
      <path className="d-tint" stroke="none" d="M22 268h436v49H22z" />
      <Cut via="2,21.7 46,21.7 46,31.9 2,31.9 2,21.5" width={0.4} />
      <path className="d-fine" d="M22 268h436" />
      <Duct via="43.2,26.3 43.2,9.4 36.4,9.4" width={2.4} medium="waste" flow />
      <Duct via="9,16.2 2.4,16.2" width={2.4} medium="waste" flow />
      <Duct via="17,2.6 11.8,2.6 11.8,6" width={2.4} flow />
      <Duct via="36.4,16.2 39.6,16.2 39.6,24.8 4,24.8" width={2} flow />
      <path d="M40 238v20" />
      {unit}
      <Damper at={[6.6, 16.2]} h={2.4} motor />
      <Pipe via="22.4,23.3 30,23.3 30,19" medium="hot" flow small />
      <Pipe via="28.4,19 28.4,22.4 20.2,22.4" medium="return" small />
      <Arrow at={[22.4, 23.3]} scale={0.75} medium="hot" />
      <Arrow at={[20.2, 22.4]} turn={180} scale={0.75} medium="return" />
      <Valve at={[30, 20.4]} turn={90} kind="control" scale={0.7} />
      <Louvre at={[17, 2.6]} h={3} />
      <Louvre at={[2, 16.2]} h={3} />
      <Louvre at={[43.2, 26.3]} turn={90} h={3} />
      <Diffuser at={[10, 25.8]} />
      <Diffuser at={[22, 25.8]} />
      <Diffuser at={[34, 25.8]} />
      <Desk at={[11.4, 31.7]} scale={0.54} />
      <Desk at={[26.2, 31.7]} scale={0.54} />
      <Person at={[40.2, 31.7]} scale={1.3} />
      <Arrow at={[14.4, 2.6]} turn={180} medium="air" />
      <Arrow at={[6, 24.8]} turn={180} medium="air" />
      <Arrow at={[43.2, 19.4]} turn={-90} medium="waste" />
      <Arrow at={[4, 16.2]} turn={180} medium="waste" />
      <Label at={[5.6, 4.4]} to={[5.6, 15]}>
        EXHAUST
      </Label>
      <Label at={[41.4, 7]}>EXTRACT</Label>
      <Label at={[18.8, 23]} anchor="end">
        LTHW
      </Label>
    </>
  ),
};
