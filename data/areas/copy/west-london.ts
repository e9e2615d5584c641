import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning across west London, for homes, shops, offices, hotels and factories.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work all over west London, from Fulham to Heathrow. We repair leaks and boilers, clear drains, and look after air conditioning in shops, restaurants, offices, hotels and factories.",
  buildings: [
    "Basements in [Fulham](/areas/fulham) can flood. We fit pumps with an alarm. In [Hammersmith](/areas/hammersmith) mansion blocks and stucco houses split into flats, we drain one shared pipe at a time, so the other flats keep their water. We put new boilers above flood level by the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham). Under the flight path, we can bring in fresh air through a silencer, so the windows can stay shut. We service boilers in [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge) semis, and shared heating in [Wembley](/areas/wembley) towers.",
    "We work in Park Royal’s food factories, between [Ealing](/areas/ealing) and [Brent](/areas/brent), when production stops for cleaning. We come out at night to airport hotels, freight warehouses and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon).",
  ],
  working: [
    "Warehouses from Greenford to Hayes often have light steel roofs. We check that yours can carry a rooftop unit. Near Heathrow, a crane may need the airport’s agreement. We’ll ask for it.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with leaks, burst pipes and blocked drains, day or night. See our [emergency page](/emergency) for what to do until we arrive. Boiler stopped? If you rent your home, your landlord has to repair it, so tell them first. If you own or let the home, ring us for a [boiler repair](/boiler-services) at any hour. We fit [sump pumps](/plumbing-services/pump-installation) in basements, and do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety).",
    "If the hot water or cooling stops in your shop, restaurant, office, hotel or factory, call our [24/7 heating and cooling engineers](/services/emergency-hvac). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas), and [service air conditioning](/air-conditioning) too.",
    "If you manage a building, ask about new [rooftop units](/services/rooftop-unit-installation) or a [maintenance contract](/maintenance).",
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
      ["hotel", "Noisy fan in a hotel bedroom? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
