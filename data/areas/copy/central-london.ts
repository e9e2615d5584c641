import type { AreaCopy } from "../../types";

export const centralLondon = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in central London, with air conditioning and chillers for offices, hotels, clinics and flats.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work across central London 24 hours a day. We deal with leaks, drains, boilers and air con in homes, shops, hotels, offices and clinics.",
  advice: {
    houses: [
      "A mews is quiet, so we measure the background noise before you choose an outdoor unit.",
      "Many basements are lower than the sewer, so the drains need a pump. We service and replace these pumps.",
    ],
    flats: [
      "Some flats have no boiler, because a heat network heats the building. Tell us your address, and we’ll check who repairs what.",
      "In [Kensington](/areas/kensington) mansion blocks, we arrange water shut-offs with the porter.",
      "If air con stops on your floor in one of the towers in the [City of London](/areas/city-of-london), ask the building manager first, because the landlord may have to repair the cooling plant.",
    ],
    shops: [
      "In [Paddington](/areas/paddington) hotels we work floor by floor, and in [Westminster](/areas/westminster) theatres on days with no show.",
      "We work at markets in [Camden](/areas/camden) and [Southwark](/areas/southwark) before the stalls open, and at universities outside term time.",
    ],
    offices: ["We plan shutdowns for when your office or clinic is closed."],
    access: [
      "We can help you get the building owner’s or the council’s consent for new plant.",
      "Large plant usually goes up by crane early on a Sunday, or in pieces by goods lift. If the crane swings over another building, its owner must agree, and we’ll ask.",
      "An outdoor air conditioning unit on a Georgian or stucco house in [Mayfair](/areas/mayfair), [Marylebone](/areas/marylebone) or [Bloomsbury](/areas/bloomsbury) may need the estate’s consent. We can prepare the drawings.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "The crane’s reach, the strength of the roof and the noise limit decide which chiller fits. We check all three.",
    },
    {
      service: "emergency-hvac",
      why: "You needn’t wait until Monday for cooling in a hotel or server room. We come out at weekends.",
    },
    {
      service: "hvac-system-design",
      why: "Listed buildings leave few routes for ducts, so we draw the whole route before anyone orders plant.",
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
      ["mews", "If your mews bedroom is too hot, ask us about quiet air conditioning."],
      ["hotel", "No hot water in your hotel? We repair boilers and cylinders."],
      ["glass tower", "If cooling in your tower must run all day, we can service it at night."],
    ],
  },
} as const satisfies AreaCopy;
