import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning across west London, for homes, shops, offices, hotels and factories.",
  lead: "Call our emergency plumbers and gas engineers day or night for a leak or a boiler repair in west London, from Fulham to Heathrow. For shops, hotels, offices and factories, we repair air conditioning, chillers and boilers.",
  advice: {
    houses: [
      "If your basement in [Fulham](/areas/fulham) is at risk of flooding, we can fit pumps with an alarm. By the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham), we put new boilers above flood level.",
      "Open windows let in a lot of noise under the flight path. We can fit ventilation that brings in fresh air through a silencer, so that you can keep them shut.",
    ],
    flats: [
      "In [Hammersmith](/areas/hammersmith) mansion blocks and stucco houses split into flats, we drain one shared pipe at a time, so that the other flats still have water.",
      "The heating in [Wembley](/areas/wembley) towers is often shared. If your flat there goes cold, tell your landlord or the building manager first.",
    ],
    shops: [
      "If your shop is on a busy high street such as Chiswick’s, tell us when a van may stop outside. We’ll come then if a part of the air con is too heavy to carry from a side street.",
    ],
    offices: [
      "A heat pump or a chiller may need a bigger electricity supply, which can be hard to get. For offices in Chiswick and on Brentford’s Golden Mile, we check the supply before we propose either.",
      "Warehouses from Greenford to Hayes often have light steel roofs. Before you order a rooftop unit, we check that your roof can carry it.",
      "A food factory in Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), can’t stop a line for a repair in the middle of a shift. We can work when production stops for cleaning.",
      "Airport hotels, freight warehouses and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon) never close, so we come out to them at night as well.",
    ],
    access: [
      "A crane near Heathrow can get in the way of aircraft. If your job needs a crane, we get the airport’s agreement before we book it.",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "A plant room takes up floor that a large shop, a film studio or a warehouse needs. One packaged unit on the roof can heat and cool the whole building instead.",
    },
    {
      service: "air-conditioning-installation",
      why: "Offices beside busy main roads keep their windows shut, so they need both cooling and fresh air from a fan. We can plan and fit the two together.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Hotels and food factories use most of their hot water in a few hours. We can fit enough boilers and storage to cope.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "mansion block",
      "1960s office 6",
      "semi",
      "hotel 7",
      "sound stage",
      "factory",
      "data centre",
    ],
    notes: [
      [
        "1960s office",
        "Is the air con dripping on to your office desks? Its drain pipe may be blocked, and we can clear it.",
      ],
      ["semi", "An extension gives a semi more rooms to heat. We check the boiler before we add radiators."],
      ["hotel", "Is the fan in a hotel bedroom noisy? It may only need new bearings or a motor."],
    ],
  },
} as const satisfies AreaCopy;
