import type { AreaCopy } from "../../types";

export const centralLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in central London, with air conditioning and chillers for offices, hotels, clinics and flats.",
  lead: "Our emergency plumbers and gas engineers come out 24 hours a day across central London, for a leak, a blocked drain or a boiler repair. We also repair air con and chillers in shops, hotels, offices and clinics.",
  advice: {
    houses: [
      "A mews is quiet, so even a small fan is heard next door. We measure the background noise before you choose an outdoor unit.",
      "Many basements are lower than the sewer, so their drains need a pump. We service and replace these pumps.",
    ],
    flats: [
      "Some flats have no boiler, because a heat network heats the building. If your flat goes cold and you rent, ring your landlord. If you own the flat, your lease says which parts of the system are yours, and we repair those.",
      "In [Kensington](/areas/kensington) mansion blocks, turning off one valve may leave several flats dry, so we agree the time with the porter.",
    ],
    shops: [
      "You needn’t close your hotel or theatre for planned work. In [Paddington](/areas/paddington) hotels we can work floor by floor, and in [Westminster](/areas/westminster) theatres on days with no show.",
      "The markets in [Camden](/areas/camden) and [Southwark](/areas/southwark) fill up as soon as the stalls open. If you have a stall there, we can do planned work before opening time.",
    ],
    offices: [
      "If the air con stops on your floor in one of the towers in the [City of London](/areas/city-of-london), ask the building manager first, because the cooling plant may be the landlord’s to repair.",
      "Your clinic may have to close a room while its heating or ventilation is off. We plan shutdowns for when a clinic or an office is closed, and in a university, for the weeks outside term.",
    ],
    access: [
      "Large equipment usually goes up by crane early on a Sunday, or in pieces by goods lift. If the crane swings over another building, its owner must agree. We supply the lifting plan for you to show them.",
      "An outdoor air conditioning unit on a Georgian or stucco house in [Mayfair](/areas/mayfair), [Marylebone](/areas/marylebone) or [Bloomsbury](/areas/bloomsbury) may need the estate’s consent as well as the council’s. We can prepare the drawings for both.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "The crane’s reach, the strength of the roof and the noise limit decide which chiller fits. We check all three before you order.",
    },
    {
      service: "emergency-hvac",
      why: "A hotel or a server room can’t wait until Monday for cooling, so we come out at weekends too.",
    },
    {
      service: "hvac-system-design",
      why: "Listed buildings leave few routes for ducts, so we draw the whole route before anyone orders equipment.",
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
      ["mews", "Mews bedroom too hot? We look for a place for the air con unit that isn’t on the front."],
      ["hotel", "No hot water in your hotel? We repair the boiler or the cylinder."],
      ["glass tower", "If the cooling in your tower has to run all day, we can service it at night."],
    ],
  },
} as const satisfies AreaCopy;
