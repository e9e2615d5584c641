import { Cylinder } from "../parts/cylinders";
import { Gauge } from "../parts/instruments";
import { Radiator } from "../parts/radiator";
import { Closet, Shower, Sink, Tap } from "../parts/sanitary-ware";
import { drop, line } from "./line";

/** What the water of a home comes to. */
export const household = {
  taps: (
    <>
      <path
        className="d-part"
        d="M40 70V34q0-20 19-20t19 17v5h-9v-5q0-8-10-8t-10 11v36zM32 70h26v6H32zM44 14V6M34 6h20"
      />
      {drop(73.5, 44)}
    </>
  ),
  wc: <Closet at={[2.4, 8]} scale={0.95} />,
  showers: <Shower at={[3.6, 7.6]} scale={0.66} />,
  baths: (
    <>
      <path className="d-part" d="M24 72l-4 8M98 72l4 8M8 38h104q0 36-24 36H32Q8 74 8 38z" />
      <path className="d-part" d="M20 38V20q0-8 9-8t9 8v4h-6v-4q0-2-3-2t-3 2v18zM14 22h10" />
      <path className="d-water d-tint" d="M14 48h92q-3 20-18 20H32q-15 0-18-20z" />
    </>
  ),
  sinks: <Sink at={[0.6, 3.2]} scale={0.82} />,
  machines: (
    <>
      <path className="d-part" d="M32 4h56v76H32zM32 20h56" />
      <path className="d-fine" d="M38 12h18M30 80h60" />
      <circle cx="78" cy="12" r="4" />
      <circle className="d-part" cx="60" cy="48" r="21" />
      <circle className="d-water d-tint" cx="60" cy="48" r="15" />
      <path className="d-fine" d="M46 50q7-6 14 0t14 0" />
    </>
  ),
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
