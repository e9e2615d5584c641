import { WallBoiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { Fan } from "../parts/fans";
import { repeat } from "../parts/geometry";
import { Analyser } from "../parts/instruments";
import { Label } from "../parts/label";
import { Arrow, Pipe } from "../parts/pipes";
import type { ServiceSchematic } from "./types";

/** The burner and the heat exchanger that it heats. */
const burner = (
  <>
    <path className="d-part" d="M170 128h4v84h-4zM184 126h14v88h-14zM198 132h50q12 0 12 38t-12 38h-50z" />
    <path className="d-hatch" d={repeat(9, [6, 0], "v68", [203, 136])} />
    <Arrow at={[27.6, 14]} medium="gas" />
    <Arrow at={[27.6, 17]} medium="gas" />
    <Arrow at={[27.6, 20]} medium="gas" />
    <g className="d-part">
      <path d="M306 94h64v152h-64zM370 230h6v14h-6z" />
      <path className="d-fine" d={repeat(6, [10, 0], "v136", [313, 102])} />
      <path className="d-water d-mark" d="M298 116h80v22h-80v22h80v22h-80v22h80v22h-80" strokeWidth="4" />
      <path d="M294 111h4v10h-4zM294 221h4v10h-4z" />
    </g>
  </>
);

export const applianceServicing: ServiceSchematic = {
  title:
    "A boiler taken apart along one axis, seen from its side: front panel, fan, burner, heat exchanger, condensate trap, and the flue gas probe.",
  number: "G-09",
  name: "Stripped for service",
  // A boiler on the wall during its service, because few readers of a list recognise the parts of a burner.
  card: {
    box: [150, 46, 228, 190],
    draw: () => (
      <>
        <Duct via="22.2,10 22.2,-40" width={1.8} medium="waste" />
        <Pipe via="20.2,21 20.2,90" medium="hot" />
        <Pipe via="22.2,21 22.2,90" medium="gas" />
        <Pipe via="24.2,21 24.2,90" medium="return" />
        <path className="d-none" d="M228 74h70q18 0 18 18v6" strokeWidth="2.5" />
        <path className="d-part" d="M217 70h14v8h-14z" />
        <WallBoiler at={[18, 10]} scale={1.4} />
        <Analyser at={[31.6, 15.4]} scale={1.4}>
          CO
        </Analyser>
        <path className="d-fine" d="M299 142l8-10 8 5 10-12 8 4" />
      </>
    ),
  },
  draw: () => (
    <>
      <path className="d-axis" d="M16 170h380" />
      <path className="d-part" d="M46 68H32v204h14v-6H38V74h8zM32 104h-5v20h5z" />
      <Fan at={[11.6, 17.4]} r={3.5} />
      {burner}
      <path className="d-axis" d="M376 237h16" />
      <Duct via="40.6,22.4 40.6,1" width={2.2} medium="waste" flow />
      <path className="d-axis" d="M398 250v10" />
      <path className="d-part" d="M390 222h32v28h-32zM384 230h6v14h-6zM392 272h-8v6h8zM391 260h14v20q0 5-7 5t-7-5z" />
      <Analyser at={[44.8, 27]}>CO</Analyser>
      <path className="d-none" d="M448 230V130q0-10-10-10h-28" strokeWidth="2" />
      <Label at={[36, 30.6]} to={[42.8, 28.8]}>
        FLUE GAS
      </Label>
    </>
  ),
};
