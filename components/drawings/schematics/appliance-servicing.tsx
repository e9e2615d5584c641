import { Duct } from "../parts/duct";
import { Fan } from "../parts/fans";
import { repeat } from "../parts/geometry";
import { Analyser } from "../parts/instruments";
import { Label } from "../parts/label";
import { Arrow } from "../parts/pipes";
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
  card: {
    box: [160, 82, 228, 176],
    draw: () => (
      <>
        <path className="d-axis" d="M-400 170H900" />
        {burner}
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
