import { Closet, Shower, Sink } from "../parts/sanitary-ware";
import { drop } from "./line";

/** Taps, baths and other fittings of bathrooms and kitchens. */
export const sanitaryWare = {
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
};
