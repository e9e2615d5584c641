import { Panel } from "../parts/control-panel";
import { Duct } from "../parts/duct";
import { Damper } from "../parts/duct-fittings";
import { Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { Fault } from "../parts/marks";
import { Signal } from "../parts/pipes";
import { Ground } from "../parts/structure";
import type { ServiceSchematic } from "./types";

/** The curved blades of the stopped wheel, in its ring around (164, 140). */
const blades = Array.from({ length: 12 }, (_, index) => {
  const at = (r: number, turn: number) => {
    const angle = ((index * 30 + turn) * Math.PI) / 180;
    return `${Math.round(164 + r * Math.cos(angle))} ${Math.round(140 + r * Math.sin(angle))}`;
  };
  return `M${at(40, 0)}Q${at(58, 2)} ${at(66, 22)}`;
}).join("");

/** The fan with the broken belt. */
const fan = (
  <>
    <path className="d-part" d="M40 270h290v10H40zM60 280v10M310 280v10M90 230l-10 40h166l-10-40z" />
    <path
      className="d-part"
      d="M281.5 46H164a94 94 0 1 0 94 94v-37.6h23.5zM98 140a66 66 0 1 0 132 0 66 66 0 1 0-132 0"
    />
    <path className="d-fine" d={`M124 140a40 40 0 1 0 80 0 40 40 0 1 0-80 0${blades}`} />
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
    <Fault at={[22.4, 19.4]} />
  </>
);

export const emergencyHvac: ServiceSchematic = {
  title:
    "A supply fan at a standstill: its drive belt has parted, no air flows, and the panel, warned by a pressure switch, has stopped the motor.",
  number: "E-05",
  name: "Supply fan failure",
  // Stopped plant of any kind, because pages on heating show the card too.
  card: {
    box: [172, 10, 132, 128],
    draw: () => (
      <>
        <Panel at={[19.3, 4.6]} h={9} alarm />
        <path className="d-part" d="M226 46v-6h24v6z" />
        <g className="d-fault">
          <path className="d-fill" d="M229 40V34a9 9 0 0 1 18 0v6z" />
          <path className="d-mark" d="M238 19v-7M223 25l-5-5M253 25l5-5M220 37h-8M256 37h8" />
        </g>
      </>
    ),
  },
  draw: () => (
    <>
      <Duct via="28,7.4 46,7.4" width={5.6} medium="waste" />
      <Damper at={[43, 7.4]} h={5.6} motor />
      <path className="d-fault d-mark" strokeDasharray="5 4" d="M284 58h110v-9l26 25-26 25v-9H284z" />
      <Ground at={[2, 29]} w={32} />
      {fan}
      <Signal via="33,23.6 36.2,23.6 36.2,21 39.4,21" />
      <Signal via="40.4,13.1 40.4,15" />
      <Sensor at={[40.4, 10.2]} turn={180}>
        P
      </Sensor>
      <Panel at={[39.4, 15]} w={7} h={12} alarm />
      <Label at={[25.8, 15]} to={[19, 16.6]}>
        BELT
      </Label>
      <Label at={[26.3, 16.8]} anchor="start">
        PARTED
      </Label>
      <Label at={[34.2, 28.2]} to={[32.4, 24.2]}>
        TRIPPED
      </Label>
      <Label at={[34.7, 30]} anchor="start">
        BY P
      </Label>
      <g className="d-below">
        <Label at={[34.2, 7.4]}>NO AIR</Label>
      </g>
    </>
  ),
};
