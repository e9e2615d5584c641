import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning across west London, for homes, shops, offices, hotels and factories.",
  lead: "Our emergency plumbers and gas engineers work day and night, from Fulham to Heathrow. We do boiler repairs and trace leaks in homes, and look after air conditioning in shops, hotels, offices and factories.",
  buildings: [
    "Basements in [Fulham](/areas/fulham) can flood, so we fit pumps with an alarm. By the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham), we put new boilers above flood level.",
    "In [Hammersmith](/areas/hammersmith) mansion blocks and stucco houses split into flats, we drain one shared pipe at a time, so the other flats keep their water.",
    "We service boilers in [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge) semis, and shared heating in [Wembley](/areas/wembley) towers.",
    "If you live under the flight path, we can bring in fresh air through a silencer, so your windows can stay shut.",
    "In Park Royal’s food factories, between [Ealing](/areas/ealing) and [Brent](/areas/brent), we work when production stops for cleaning. At night, we come out to airport hotels, freight warehouses and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon).",
  ],
  working: [
    "Warehouses from Greenford to Hayes often have light steel roofs. We check that yours can carry a rooftop unit.",
    "If a job near Heathrow needs a crane, we clear it with the airport first.",
  ],
  benefits: [
    "We measure the water flow in a house before you choose a boiler",
    "We check your electricity supply before we propose a heat pump or a chiller, as a bigger supply can be hard to get",
    "We can be in offices in Chiswick and on Brentford’s Golden Mile before staff arrive",
  ],
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
      why: "Hotels and food factories use most of their hot water in a few hours. We fit enough boilers and storage to cope.",
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
      ["1960s office", "Office air con that drips often has a blocked drain. We clear it."],
      ["semi", "If upstairs stays cold in a semi, we bleed and balance the radiators."],
      ["hotel", "Noisy fan in a hotel bedroom? We replace its bearings or motor."],
    ],
  },
} as const satisfies AreaCopy;
