import type { AreaCopy } from "../../types";

export const finchley = {
  description:
    "Emergency plumbers, boiler repair and air conditioning from Finchley to Edgware, with consents prepared for homes in Hampstead Garden Suburb.",
  lead: "Our emergency plumbers, heating engineers and gas engineers cover Finchley, East Finchley, Golders Green, Hendon, Mill Hill and Edgware. They do boiler repair, clear drains and mend air conditioning, and know what the Suburb’s Trust needs to see before a unit goes up.",
  buildings: [
    "In a cottage in Hampstead Garden Suburb, chimneys may be shared, so we check both sides of the wall. In a mansion block at Church End or North Finchley, ask the agent which riser feeds you. An extended semi from Golders Green to Mill Hill often has two bathrooms on one old pipe.",
    "For a shop at Brent Cross we need the shopping centre’s permit, and for Hendon’s university campus the estates team’s. At Grahame Park and Beaufort Park in Colindale, look for the valve that shuts off your flat before you need it.",
  ],
  working: [
    "In the Suburb the Trust has to agree every change outside, down to a flue or an air brick, besides any consent from the council. Some cottages are listed, so the inside has rules as well. Because the gardens are close together and very quiet, we put sound figures on the drawings.",
    "At Colindale the plant rooms are under podium decks, reached by a ramp with a height bar. We send a van that fits. Work in a Brent Cross shop is done overnight, with the smoke system left on.",
  ],
  dayAndNight: [
    "A blocked drain in a full house can’t wait, so our [plumbers for emergencies](/services/emergency-plumbing-repairs) answer in NW4, NW7 and NW11 all night. For something planned, we fit [bathrooms and kitchens](/services/bathroom-kitchen-plumbing).",
    "When one boiler fails and a whole estate is cold, you need [commercial heating engineers](/heating-services). For shops we offer [air conditioning servicing](/air-conditioning), for schools [commercial plumbing](/plumbing-services), and for bakeries and caterers a [gas safety certificate for the kitchen](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We prepare the drawings and photographs for your application to the Trust",
    "We measure ramps and doors first, so a new boiler arrives in sections that fit",
    "If you keep separate meat and milk kitchens, we balance the gas supply to both",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Lofts and studies in the Suburb overheat, and the outdoor unit has to be out of sight.",
    },
    {
      service: "commercial-boiler-installation",
      why: "An ageing boiler room is best renewed in stages, so that a whole block is not cold at once.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Each extension adds basins and showers, but the pipe from the street often stays the same size.",
    },
  ],
  street: {
    line: [
      "cottage estate",
      "church",
      "cottage estate",
      "parade",
      "mansion block 4",
      "semi",
      "shopping centre",
      "university",
    ],
    notes: [
      ["cottage estate", "A listed cottage may need consent for new pipes inside as well."],
      ["mansion block", "A single boiler room may serve every flat in a mansion block."],
      ["shopping centre", "Air conditioning in the centre is serviced after closing time."],
    ],
  },
} as const satisfies AreaCopy;
