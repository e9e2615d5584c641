import { Coil, Damper, Diffuser, Duct, Fan, Filter, Louvre } from "../parts/air";
import { Recuperator, RooftopUnit } from "../parts/air-plant";
import { Fault, Panel } from "../parts/controls";
import { Dimension, Label } from "../parts/frame";
import { Signal } from "../parts/pipes";
import { CeilingDiffuser, NorthArrow } from "../parts/plan";
import { Cut, Ground, Person } from "../parts/structure";
import type { Schematic } from "./types";

export const ventilation = {
  "hvac-system-design": {
    title: "Plan of an office floor with its supply ductwork, ceiling diffusers and the design air flow of each.",
    number: "A-02",
    name: "Level 02, supply air",
    draw: () => (
      <>
        <Cut via="5,5 44,5 44,28.6 5,28.6 5,4.6 / 14,5 14,12 / 14,19 14,28.6 / 30,5 30,10.6 / 30,23 30,28.6" />
        <Cut via="5,12 9,12 / 5,19 14.4,19" width={0.5} />
        <path className="d-fine" d="M54 200h82M54 210h82M54 220h82M54 230h82M54 240h82M54 250h82M95 200v60" />
        <path className="d-part" d="M160 46h110v8H160zm0 4h110M320 46h100v8H320zm0 4h100" />
        <path className="d-part" d="M160 282h110v8H160zm0 4h110M320 282h100v8H320zm0 4h100" />
        <Duct via="8,15.5 30,15.5" width={2.6} />
        <Duct via="29.4,15.5 40.5,15.5" width={1.8} flow />
        <path d="M405 146v18" />
        <Duct
          via="19,14 19,11 / 25,14 25,11 / 36,14.6 36,11 / 19,17 19,20.5 / 25,17 25,20.5 / 36,16.4 36,20.5"
          width={1}
        />
        <Duct via="8.4,15.5 30,15.5" width={1} bare flow />
        <CeilingDiffuser at={[19, 9.5]} />
        <CeilingDiffuser at={[25, 9.5]} />
        <CeilingDiffuser at={[36, 9.5]} />
        <CeilingDiffuser at={[19, 22]} />
        <CeilingDiffuser at={[25, 22]} />
        <CeilingDiffuser at={[36, 22]} />
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
        <Label at={[22, 25.4]}>OFFICE 840 L/S</Label>
        <Label at={[37.4, 25.4]}>MEETING 260</Label>
        <Label at={[9.4, 9.6]}>RISER</Label>
        <NorthArrow at={[9.5, 24.4]} />
      </>
    ),
  },
  "ventilation-systems": {
    title: "Air handling unit in section: dampers, filters, plate heat exchanger, heating coil and fans above a room.",
    number: "A-03",
    name: "Heat recovery ventilation",
    draw: () => (
      <>
        <Duct via="2,7 9,7 / 45,29.5 45,7 37,7" width={2.4} medium="return" flow />
        <Duct via="9,16 2,16" width={2.4} medium="waste" flow />
        <Duct via="2,7 9,7" width={2.4} flow />
        <Duct via="37,16 41,16 41,24 5,24" width={2.4} flow />
        <path className="d-part" d="M90 30h280v170H90zM90 115h105M265 115h105M100 200v6h20v-6M340 200v6h20v-6" />
        <path className="d-air d-stream" d="M92 70h100L262 160h106" />
        <path className="d-waste d-stream" d="M368 70H262L196 160H92" />
        <Recuperator at={[18.5, 7]} scale={1.3} />
        <Damper at={[10.6, 7]} h={7} motor />
        <Filter at={[14.4, 7]} h={7} />
        <Filter at={[34, 7]} h={7} />
        <Fan at={[14, 16]} r={2.4} />
        <Coil at={[29.6, 16]} h={7} />
        <Fan at={[33.6, 16.4]} r={2.2} />
        <Louvre at={[2, 7]} h={3} />
        <Louvre at={[2, 16]} h={3} />
        <Diffuser at={[9, 25.2]} />
        <Diffuser at={[21, 25.2]} />
        <Diffuser at={[33, 25.2]} />
        <Ground at={[2, 32]} w={44} />
        <Label at={[4.6, 4.6]}>INTAKE</Label>
        <Label at={[5.2, 13.6]}>EXHAUST</Label>
        <Label at={[26.4, 5.6]} to={[24, 9]} anchor="middle">
          HEAT RECOVERY
        </Label>
        <Label at={[42, 4.4]}>EXTRACT</Label>
      </>
    ),
  },
  "emergency-hvac": {
    title:
      "A supply fan at a standstill: its drive belt has parted, the motor has tripped and the panel shows the fault.",
    number: "A-05",
    name: "Supply fan failure",
    draw: () => (
      <>
        <Duct via="24,7 46,7" width={5} medium="waste" />
        <Damper at={[42, 7]} h={5} motor />
        <Ground at={[2, 29]} w={33} />
        <path className="d-part" d="M40 270h280v10H40zM60 280v10M300 280v10M90 230l-10 40h180l-10-40z" />
        <Fan at={[16.4, 14]} r={9.4} />
        <g className="d-fault">
          <path className="d-mark" d="M164 122l76 86M152 152l66 82M300 224l-34-38M296 248l-24-6" />
        </g>
        <path className="d-part" d="M262 214h56v44h-56zM318 224h12v24h-12zM254 258h72v12h-72z" />
        <path className="d-hatch" d="M270 222h40M270 230h40M270 238h40M270 246h40" />
        <circle className="d-part" cx="262" cy="236" r="18" />
        <circle className="d-part" cx="164" cy="140" r="22" />
        <circle className="d-solid" cx="262" cy="236" r="3" />
        <circle className="d-solid" cx="164" cy="140" r="4" />
        <Signal via="31,22 36,22 36,19 37.5,19" />
        <Panel at={[37.5, 14]} w={8} h={12} alarm />
        <Fault at={[24.6, 20.2]} />
        <Label at={[29, 12.4]} to={[22.6, 18.8]}>
          BELT PARTED
        </Label>
        <Label at={[34, 31]} to={[30, 25]}>
          MOTOR TRIP
        </Label>
        <Label at={[34, 7]}>NO AIR FLOW</Label>
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
        <Duct via="17,26 17,32.4" width={4} flow />
        <Duct via="30,32.4 30,26" width={4} medium="return" flow />
        <Cut via="1,27.4 15,27.4 / 19,27.4 28,27.4 / 32,27.4 47,27.4" />
        <Cut via="3,27 3,23.5 / 45,27 45,23.5" width={0.6} />
        <path d="M240 12v18M140 110L150 74h180l10 36M150 74L240 44l90 30M146 74h188v-6H146z" />
        <path className="d-part" d="M232 30h16v10a8 8 0 1 1-14 6" />
        <RooftopUnit at={[13, 11]} />
        <path className="d-part" d="M148 255h40v15h-40zM282 255h40v15h-40zM138 249h194v6H138z" />
        <path className="d-signal" d="M131 212v36M349 212v36" />
        <Dimension from={[13, 23]} to={[35, 23]}>
          4 400
        </Dimension>
        <Person at={[7, 27]} scale={1.6} />
        <Person at={[42, 27]} scale={1.6} />
        <path className="d-fine" d="M72 232L130 206M412 232L350 206" />
        <Label at={[28, 4]} to={[26, 5.4]}>
          SPREADER BEAM
        </Label>
        <Label at={[42.6, 15]} to={[38.6, 21.6]} anchor="middle">
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
