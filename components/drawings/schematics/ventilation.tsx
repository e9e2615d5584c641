import { CeilingDiffuser, Diffuser, Louvre } from "../parts/air-terminals";
import { Panel } from "../parts/control-panel";
import { Dimension } from "../parts/dimension";
import { Duct } from "../parts/duct";
import { Coil, Damper, Filter } from "../parts/duct-fittings";
import { Fan } from "../parts/fans";
import { Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { Fault } from "../parts/marks";
import { NorthArrow } from "../parts/north-arrow";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Recuperator } from "../parts/recuperator";
import { RooftopUnit } from "../parts/rooftop-unit";
import { Cut, Desk, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const ventilation = {
  "hvac-system-design": {
    title: "Plan of an office floor with its supply ductwork, ceiling diffusers and the design air flow of each.",
    number: "A-02",
    name: "Level 02, supply air",
    draw: () => (
      <>
        <Cut via="5,5 44,5 44,28.6 5,28.6 5,4.6 / 14,5 14,12 / 14,19 14,28.6 / 30,5 30,10.6 / 30,23 30,28.6" />
        <Cut via="5,19 14.4,19" width={0.5} />
        <path className="d-fine" d="M54 200h82M54 210h82M54 220h82M54 230h82M54 240h82M54 250h82M95 200v60" />
        <path className="d-part" d="M160 46h110v8H160zm0 4h110M320 46h100v8H320zm0 4h100" />
        <path className="d-part" d="M160 282h110v8H160zm0 4h110M320 282h100v8H320zm0 4h100" />
        <Duct via="8,15.5 30,15.5" width={2.6} />
        <Duct via="32,15.5 40.5,15.5" width={1.8} />
        <path className="d-tint" d="M300 142.7l20 4v16.6l-20 4zM405 146v18" />
        <Duct
          via="19,14.3 19,11 / 25,14.3 25,11 / 36,14.7 36,11 / 19,16.7 19,20 / 25,16.7 25,20 / 36,16.3 36,20"
          width={1}
        />
        <Duct via="8.4,15.5 40,15.5" bare flow />
        {[19, 25, 36].map((x) => (
          <g key={x}>
            <CeilingDiffuser at={[x, 9.5]} threeWay />
            <CeilingDiffuser at={[x, 21.5]} turn={180} threeWay />
          </g>
        ))}
        <path d="M58 134h34v42h-34zM58 134l34 42M92 134l-34 42" className="d-fine" />
        <Dimension from={[5, 3]} to={[30, 3]}>
          12 500
        </Dimension>
        <Dimension from={[30, 3]} to={[44, 3]}>
          7 000
        </Dimension>
        <Dimension from={[3.2, 5]} to={[3.2, 28.6]}>
          11 800
        </Dimension>
        <Label at={[22, 25.5]}>OFFICE</Label>
        <Label at={[22, 27.3]}>840 L/s</Label>
        <Label at={[37, 25.5]}>MEETING</Label>
        <Label at={[37, 27.1]}>420 L/s</Label>
        <NorthArrow at={[43.6, 31.1]} scale={0.7} />
      </>
    ),
  },
  "ventilation-systems": {
    title:
      "Air handling unit on a roof in section: dampers, filters, plate heat exchanger, heating coil and fans; ducts lead to the room below.",
    number: "A-03",
    name: "Heat recovery ventilation",
    draw: () => (
      <>
        <path className="d-tint" stroke="none" d="M22 268h436v49H22z" />
        <Cut via="2,21.7 46,21.7 46,31.9 2,31.9 2,21.5" width={0.4} />
        <path className="d-fine" d="M22 268h436" />
        <Duct via="43.2,26.8 43.2,9.4 36.4,9.4" width={2.4} medium="waste" flow />
        <Duct via="9,16.2 2.4,16.2" width={2.4} medium="waste" flow />
        <Duct via="17,2.6 11.8,2.6 11.8,6" width={2.4} flow />
        <Duct via="36.4,16.2 39.6,16.2 39.6,24.8 4,24.8" width={2} flow />
        <path d="M40 238v20" />
        <path
          className="d-part"
          d="M90 60h274v136H90zM90 128h88.5M269.5 128H364M114 196v19h20v-19M334 196v19h20v-19M186 178l4 8h64l4-8M222 186v16q0 7 6 7t6-7v-5h8v18"
        />
        <path className="d-air d-stream" d="M118 60V94H190L258 162H364" />
        <path className="d-waste d-stream" d="M364 94H258L190 162H90" />
        <Recuperator at={[17.85, 8.25]} scale={1.3} />
        <Damper at={[13.6, 9.4]} h={6.8} motor />
        <Damper at={[6.6, 16.2]} h={2.4} motor />
        <Filter at={[16.2, 9.4]} h={6.2} />
        <Filter at={[32.4, 9.4]} h={6.2} />
        <Fan at={[11.5, 14.9]} r={2} turn={180} />
        <Pipe via="21,23.1 30,23.1 30,19" medium="hot" flow small />
        <Pipe via="28.4,19 28.4,22.5 21,22.5" medium="return" small />
        <Coil at={[29.2, 16.2]} h={6} medium="hot" />
        <Valve at={[30, 20.4]} turn={90} kind="control" scale={0.7} />
        <g className="culprit">
          <Fan at={[33.9, 17.4]} r={2} />
        </g>
        <Louvre at={[17, 2.6]} h={3} />
        <Louvre at={[2, 16.2]} h={3} />
        <Louvre at={[43.2, 26.8]} turn={90} h={3} />
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
        <Label at={[20, 23]} anchor="end">
          LTHW
        </Label>
      </>
    ),
  },
  "emergency-hvac": {
    title:
      "A supply fan at a standstill: its drive belt has parted, no air flows, and the panel, warned by a pressure switch, has stopped the motor.",
    number: "E-05",
    name: "Supply fan failure",
    draw: () => (
      <>
        <Duct via="28,7.4 46,7.4" width={5.6} medium="waste" />
        <Damper at={[43, 7.4]} h={5.6} motor />
        <Ground at={[2, 29]} w={32} />
        <path className="d-part" d="M40 270h290v10H40zM60 280v10M310 280v10M90 230l-10 40h166l-10-40z" />
        <path
          className="d-part"
          d="M281.5 46H164a94 94 0 1 0 94 94v-37.6h23.5zM98 140a66 66 0 1 0 132 0 66 66 0 1 0-132 0"
        />
        <path className="d-fine" d={`M124 140a40 40 0 1 0 80 0 40 40 0 1 0-80 0${blades}`} />
        <path className="d-fault d-mark" strokeDasharray="5 4" d="M290 60h106v-9l24 23-24 23v-9H290z" />
        <path className="d-part" d="M262 214h56v44h-56zM318 224h12v24h-12zM254 258h72v12h-72z" />
        <path className="d-hatch" d="M270 222h40M270 230h40M270 238h40M270 246h40" />
        <circle className="d-part" cx="262" cy="236" r="18" />
        <circle className="d-part" cx="164" cy="140" r="22" />
        <circle className="d-solid" cx="262" cy="236" r="3" />
        <circle className="d-solid" cx="164" cy="140" r="4" />
        <path className="d-signal" d="M179 124l96 99M149 156l100 93" />
        <path
          className="d-fault d-mark"
          d="M140 204q5-30 2-64a22 22 0 0 1 44 0q2 20 6 42M140 204l-4 8M140 204l1 9M192 182l-1 9M192 182l5 8"
        />
        <Signal via="33,23.6 36.2,23.6 36.2,21 39.4,21" />
        <Signal via="40.4,13.1 40.4,15" />
        <Sensor at={[40.4, 10.2]} turn={180}>
          P
        </Sensor>
        <Panel at={[39.4, 15]} w={7} h={12} alarm />
        <Fault at={[22.4, 19.4]} />
        <Label at={[26.6, 15.6]} to={[19, 16.6]}>
          BELT
        </Label>
        <Label at={[27.1, 17.4]} anchor="start">
          PARTED
        </Label>
        <Label at={[34.2, 28.2]} to={[32.4, 24.2]}>
          TRIPPED
        </Label>
        <Label at={[34.7, 30]} anchor="start">
          BY P
        </Label>
        <g className="d-below">
          <Label at={[34.8, 7.4]}>NO AIR FLOW</Label>
        </g>
      </>
    ),
  },
  "rooftop-unit-installation": {
    title: "A packaged rooftop unit hangs from a crane's spreader beam above its curb and the two ducts it will join.",
    number: "A-06",
    name: "Lift and set down",
    draw: () => (
      <>
        <path className="d-hair" d="M12 230h26v-48h34v30h24v60M384 272v-84h20v-32h24v40h40" />
        <Duct via="17,25.5 17,32.8" width={4} />
        <Duct via="30,32.8 30,25.5" width={4} medium="waste" />
        <Cut via="1,27.4 15,27.4 / 19,27.4 28,27.4 / 32,27.4 47,27.4" />
        <Cut via="3,27 3,23.5 / 45,27 45,23.5" width={0.6} />
        <path d="M240 12v18M140 110L150 74h180l10 36M150 74L240 44l90 30M146 74h188v-6H146z" />
        <path className="d-part" d="M232 30h16v10a8 8 0 1 1-14 6" />
        <RooftopUnit at={[13, 11]} />
        <path className="d-part" d="M130 255h12v15h-12zM338 255h12v15h-12zM126 249h228v6H126z" />
        <path className="d-signal" d="M131 212v36M349 212v36" />
        <Dimension from={[13, 23]} to={[35, 23]}>
          7 800
        </Dimension>
        <Person at={[7, 27]} scale={1.6} />
        <Person at={[42, 27]} scale={1.6} />
        <path className="d-fine" d="M72 232L130 206M412 232L350 206" />
        <Label at={[33.2, 4.4]} to={[33.2, 7]}>
          SPREADER BEAM
        </Label>
        <Label at={[41.8, 14]} to={[38.6, 21.6]} anchor="middle">
          TAG LINE
        </Label>
        <Label at={[11, 30.6]} to={[15.6, 29.6]}>
          SUPPLY
        </Label>
        <Label at={[36.6, 30.6]} to={[31.6, 29.6]}>
          RETURN
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;

/** The curved blades of the wheel that stands still, in its ring about (164, 140). */
const blades = Array.from({ length: 12 }, (_, index) => {
  const at = (r: number, turn: number) => {
    const angle = ((index * 30 + turn) * Math.PI) / 180;
    return `${Math.round(164 + r * Math.cos(angle))} ${Math.round(140 + r * Math.sin(angle))}`;
  };
  return `M${at(40, 0)}Q${at(58, 2)} ${at(66, 22)}`;
}).join("");
