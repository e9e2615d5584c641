import type { AreaCopy } from "../../types";

export const centralLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in central London, with air conditioning and chillers for offices, hotels, clinics and flats.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work across central London, often in buildings that cannot close. We repair cooling, leaks, pumps and boilers in offices, hotels, clinics and flats.",
  buildings: [
    "If you lease a Georgian or stucco house in [Mayfair](/areas/mayfair), [Marylebone](/areas/marylebone) or [Bloomsbury](/areas/bloomsbury), the estate may decide where plant can show. A hotel in [Paddington](/areas/paddington) can lose a whole stack of rooms to one valve. For mansion blocks in [Kensington](/areas/kensington), we agree with the porter which riser to drain.",
    "In the sealed towers of the [City of London](/areas/city-of-london), people feel a stopped fan within minutes. For theatres and ministries in [Westminster](/areas/westminster), tell us the hours. In [Camden](/areas/camden) and [Southwark](/areas/southwark), for markets, universities and council estates alike, we ask the owner first.",
  ],
  working: [
    "An alteration may need consent from the freeholder, the head lessee, the planners and sometimes the owner of the airspace. Plant comes in by crane early on a Sunday, or in pieces by goods lift.",
    "Basements lie below the sewer and depend on pumps. There are heat networks at Pimlico, King’s Cross, South Bermondsey and in the City, so your flat or office may have no boiler. If you tell us the building when you ring, we can check.",
  ],
  dayAndNight: [
    "When cooling stops in a server room or a hotel, call our [emergency heating and cooling engineers](/services/emergency-hvac). In a mansion block a leak runs through one ceiling after another. Porters and agents should keep the number of our [emergency plumbers](/services/emergency-plumbing-repairs). If you look after a building for others, our page for [facilities managers](/emergency-services) says how we work on such calls.",
    "By appointment we [service air conditioning](/air-conditioning), look after [building controls](/bms-services) and test [kitchen gas in hotels and restaurants](/gas-services/commercial-kitchen-gas). Houses with boilers of their own can have [boiler repair and servicing](/boiler-services), and landlords their [gas safety records](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We gather the approvals of landlord, lessee and planners in one file before a date is fixed",
    "We measure the noise in the mews, by BS 4142, before you choose an outdoor unit",
    "We plan shutdowns for hours when your theatre, clinic or trading floor can spare them",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "The crane, the roof steel and the noise limit narrow the choice of machine for a large building.",
    },
    {
      service: "emergency-hvac",
      why: "Trading floors, hotel bedrooms and server rooms lose money from the moment their cooling stops.",
    },
    {
      service: "hvac-system-design",
      why: "With a listed building below and a crowded roof above, the route of every duct has to be drawn first.",
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
      ["mews", "At night, bedrooms across the mews limit how loud plant may be."],
      ["hotel", "In a hotel, one leaking riser can close a whole stack of rooms."],
      ["glass tower", "Sealed towers need chilled water in January as well as in July."],
    ],
  },
} as const satisfies AreaCopy;
