import { Cylinder } from "../parts/cylinders";
import { Gauge } from "../parts/instruments";
import { Radiator } from "../parts/radiator";
import { Tap } from "../parts/sanitary-ware";
import { drop, line } from "./line";

/** Hot water, heating and pipes in a home. */
export const homeWater = {
  cylinders: <Cylinder at={[3.6, 0.3]} scale={0.6} />,
  radiators: (
    <>
      <Radiator at={[1.5, 1.6]} />
      <path className="d-part" d="M14 68h12v8H14zM94 68h12v8H94zM8 72h6M106 72h6" />
    </>
  ),
  pressure: (
    <>
      {line("water", "M0 74h120")}
      <Gauge at={[6, 7.2]} scale={2} />
    </>
  ),
  leaks: (
    <>
      {line("water", "M0 24h120")}
      <path className="d-part" d="M46 16h28v16H46z" />
      {drop(60, 38)}
      {drop(60, 60)}
      <path className="d-fine" d="M40 46q-8 8 0 16M32 40q-14 14 0 28M80 46q8 8 0 16M88 40q14 14 0 28" />
    </>
  ),
  filters: (
    <>
      {line("water", "M0 18h120")}
      <path className="d-part" d="M36 8h48v20H36z" />
      <path className="d-part" d="M42 28h36v44q0 6-18 6t-18-6z" />
      <path className="d-fine" d="M52 34v36M60 34v38M68 34v36" />
    </>
  ),
  outside: (
    <>
      <path className="d-shade" d="M8 2h34v80H8z" />
      <path
        className="d-fine"
        d="M8 18h34M8 34h34M8 50h34M8 66h34M25 2v16M17 18v16M34 18v16M25 34v16M17 50v16M34 50v16M25 66v16"
      />
      <Tap at={[4.2, 3.6]} scale={1.9} />
      {drop(84, 60)}
    </>
  ),
};
