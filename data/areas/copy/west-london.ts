import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning across west London, for homes, shops, offices, hotels and factories.",
  lead: "Our emergency plumbers and gas engineers cover west London day and night, from Fulham to Heathrow. Ring us about a leak or a boiler repair at home, or about air con in a shop, hotel, office or factory.",
  advice: {
    houses: [
      "We’ll measure the water flow in your house before you choose a boiler.",
      "If your basement in [Fulham](/areas/fulham) is at risk of flooding, we can fit pumps with an alarm. By the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham), we put new boilers above flood level.",
      "If the boiler in your [Harrow](/areas/harrow) or [Uxbridge](/areas/uxbridge) semi is getting old, we’ll tell you at its yearly service what is wearing out. In [Wembley](/areas/wembley) towers the heating is often shared, so tell the building manager first if yours goes off.",
      "If you live under the flight path, we can bring in fresh air through a silencer, so your windows can stay shut.",
    ],
    flats: [
      "In [Hammersmith](/areas/hammersmith) mansion blocks and stucco houses split into flats, we drain one shared pipe at a time, so the other flats still have water.",
    ],
    offices: [
      "We check your electricity supply before we propose a heat pump or a chiller, as a bigger supply can be hard to get.",
      "We can be in offices in Chiswick and on Brentford’s Golden Mile before staff arrive.",
      "Warehouses from Greenford to Hayes often have light steel roofs. We’ll check that yours can carry a rooftop unit.",
    ],
    access: [
      "If a job near Heathrow needs a crane, we clear it with the airport first.",
      "In Park Royal’s food factories, between [Ealing](/areas/ealing) and [Brent](/areas/brent), we can work when production stops for cleaning. At night, we come out to airport hotels, freight warehouses and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon).",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "One packaged unit on the roof can heat and cool a shop, film studio or warehouse.",
    },
    {
      service: "air-conditioning-installation",
      why: "If your office overheats in summer, we can fit air conditioning.",
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
      ["1960s office", "We repair office air con that drips, often from a blocked drain."],
      ["semi", "Cold upstairs in your semi? We check for trapped air first."],
      ["hotel", "Noisy fan in a hotel bedroom? It may need new bearings or a motor."],
    ],
  },
} as const satisfies AreaCopy;
