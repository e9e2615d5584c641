import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning engineers, emergency plumbers and gas engineers for offices, bars, hotels and flats in Shoreditch, Hoxton and Old Street.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work in flats, offices, bars, restaurants and hotels in Shoreditch, Hoxton and Old Street. Call us about a leak, a boiler repair or an air con fault.",
  buildings: [
    "Warehouse offices on Curtain Road and Rivington Street have timber floors, which may carry less weight between the iron columns. We put heavy units near the columns. In a conservation area, we keep outdoor units out of sight of the street.",
    "If you rent a floor in one of the towers, such as Principal Place, we check what cooling the landlord supplies before we add more.",
    "We can work in venues and bars on quiet weekday mornings.",
    "Large listed buildings such as the Town Hall and Shoreditch Church heat up slowly. We set the boilers to start early.",
  ],
  working: [
    "A kitchen extract near flats usually has to discharge above the roof. The duct may have to cross another owner’s roof or lightwell, so allow time for consent.",
  ],
  dayAndNight: [
    "Toilet overflowing, pipe burst or drain blocked? Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you rent your home and the boiler stops, tell your landlord first: they must repair it. If it’s your own boiler, ring us for a [boiler repair](/boiler-services) day or night. We do the annual [gas safety check for landlords](/gas-services/landlord-gas-safety).",
    "We [repair and service air conditioning](/air-conditioning) in offices, bars and hotels, and [install new systems](/services/air-conditioning-installation). If yours stops, ring our [emergency engineers](/services/emergency-hvac), day or night. For an office, our [commercial plumbers](/plumbing-services) fit tea points and washrooms.",
    "For restaurants and bars we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas), service [extract and fresh air fans](/services/ventilation-systems), and issue the [annual gas certificate](/services/gas-safety-certificates). If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We agree the routes of visible ducts and pipes with your architect first",
    "Before we quote for plant on the roof, we find out whose permission you need",
    "We do a landlord’s gas safety check and the boiler service in one visit",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We size air conditioning for the people and screens in your office.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen hood needs fresh air to replace what it takes out, so we can fit both.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Before you add washrooms or showers, we check that the old drains can cope.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "In a hot warehouse office, we find out why the air con can’t cope."],
      ["pub", "A basement bar needs fans that bring in fresh air. We fit them."],
      ["hotel", "Air con off in a hotel bedroom? We come and repair it."],
    ],
  },
} as const satisfies AreaCopy;
