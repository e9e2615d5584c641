import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning engineers, emergency plumbers and gas engineers for offices, bars, hotels and flats in Shoreditch, Hoxton and Old Street.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work in flats, offices, bars, restaurants and hotels in Shoreditch, Hoxton and Old Street. Call us about a leak, a blocked drain, a boiler repair or an air con fault.",
  buildings: [
    "Warehouse offices on Curtain Road and Rivington Street have timber floors, which may carry less weight between the iron columns. We put heavy units near the columns. In a conservation area, we keep outdoor units out of sight of the street.",
    "In towers such as Principal Place, the landlord may already cool your floor. We find out before we add more.",
    "We can work in venues and bars on weekday mornings.",
    "Large listed buildings such as the Town Hall and Shoreditch Church heat up slowly. We set the boilers to start early.",
  ],
  working: [
    "A kitchen extract near flats usually has to discharge above the roof. The duct may have to cross another owner’s roof or lightwell, so allow time for consent.",
  ],
  dayAndNight: [
    "Toilet overflowing, pipe burst or drain blocked? Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you rent your home and the boiler stops, tell your landlord first: they must repair it. Owners and landlords can ring us for a [boiler repair](/boiler-services) day or night. We do the annual [gas safety check for landlords](/gas-services/landlord-gas-safety).",
    "We [repair and service air conditioning](/air-conditioning) in offices, bars and hotels, and [install new systems](/services/air-conditioning-installation). If yours stops, ring our [emergency engineers](/services/emergency-hvac), day or night. Our [commercial plumbers](/plumbing-services) fit tea points and washrooms in offices.",
    "For restaurants and bars we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas), service [extract and fresh air fans](/services/ventilation-systems), and issue the [annual gas certificate](/services/gas-safety-certificates). If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We agree the routes of visible ducts and pipes with your architect first",
    "Before we quote, we tell you whose permission you need for plant on the roof",
    "We do a landlord’s gas safety check and the boiler service in one visit",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We size air conditioning for the people and screens in your office.",
    },
    {
      service: "ventilation-systems",
      why: "A kitchen hood needs fresh air coming in. We fit the hood and the supply.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We make sure the old drains can cope before you add washrooms or showers.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "We repair or upgrade air con that can’t cope in a warehouse office."],
      ["pub", "We fit the fresh air fans that a basement bar needs."],
      ["hotel", "Air con off in a hotel bedroom? We’ll come and fix it."],
    ],
  },
} as const satisfies AreaCopy;
