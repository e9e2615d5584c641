import type { AreaCopy } from "../../types";

export const centralLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in central London, with air conditioning and chillers for offices, hotels, clinics and flats.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work across central London, often in buildings that can’t close. We repair cooling, leaks, pumps and boilers in offices, hotels, clinics and flats.",
  buildings: [
    "If you lease a Georgian or stucco house in [Mayfair](/areas/mayfair), [Marylebone](/areas/marylebone) or [Bloomsbury](/areas/bloomsbury), you may need the estate’s consent before an outdoor unit goes up. In mansion blocks in [Kensington](/areas/kensington), we agree with the porter which riser to drain. In a hotel in [Paddington](/areas/paddington), we can work floor by floor.",
    "If your floor is too warm in one of the towers in the [City of London](/areas/city-of-london), ask whether the plant is yours or the landlord’s, because that decides who pays. In a theatre in [Westminster](/areas/westminster), we can work on days with no show. At markets, universities and council estates in [Camden](/areas/camden) and [Southwark](/areas/southwark), we’ll ask the owner before we shut anything off.",
  ],
  working: [
    "We can bring plant in by crane early on a Sunday, or in pieces by goods lift. If a crane swings over another building, its owner must agree, and we’ll ask.",
    "If your flat has no boiler, its heat may come from a network, such as those at Pimlico, King’s Cross and South Bermondsey and in the City. Tell us your address, and we’ll check. Many basements are below the sewer, and we can service the pumps that drain them.",
  ],
  dayAndNight: [
    "When cooling stops in a server room or a hotel, call our [emergency heating and cooling engineers](/services/emergency-hvac). A leak in a mansion block can run through one ceiling after another, so porters and agents can call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you look after a building for others, see what we offer [facilities managers](/emergency-services).",
    "By appointment we [service air conditioning](/air-conditioning), maintain [building controls](/bms-services) and test [kitchen gas in hotels and restaurants](/gas-services/commercial-kitchen-gas). We also do [boiler repair and servicing](/boiler-services) in houses, and [gas safety records](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "We’ll keep the consents from your landlord, the head lessee and the council in one file",
    "We measure the background noise in a mews, to BS 4142, before you choose an outdoor unit",
    "We’ll plan the shutdown of your clinic or trading floor for when it’s closed",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "The crane’s reach, the roof steel and the noise limit decide which chiller fits, so we check all three.",
    },
    {
      service: "emergency-hvac",
      why: "Trading floors, hotels and server rooms lose money when cooling stops, so we answer at any hour.",
    },
    {
      service: "hvac-system-design",
      why: "Listed buildings and crowded roofs leave few routes for ducts, so we draw them before anyone orders plant.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "mews",
      "stucco terrace",
      "hotel 7",
      "glass tower",
      "1960s office 8",
      "mansion block",
      "university",
      "market hall",
    ],
    notes: [
      ["mews", "Neighbours’ bedrooms across the mews? We’ll choose a quiet unit."],
      ["hotel", "We shut off one riser at a time, so most hotel rooms stay open."],
      ["glass tower", "Tower cooled all year round? We can service its plant at night."],
    ],
  },
} as const satisfies AreaCopy;
