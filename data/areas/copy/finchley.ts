import type { AreaCopy } from "../../types";

export const finchley = {
  description:
    "Emergency plumbers, boiler repair and air conditioning from Finchley to Edgware, with consents prepared for homes in Hampstead Garden Suburb.",
  lead: "Our emergency plumbers, heating engineers and gas engineers cover Finchley and East Finchley, Hendon and Edgware. Call us for boiler repair, a blocked drain or faulty air conditioning. In Hampstead Garden Suburb, we know what the Trust needs to see before a cooling unit goes up.",
  buildings: [
    "Cottages in Hampstead Garden Suburb may share a chimney, so we may ask to check it from next door too. For a leak in a mansion block at Church End or North Finchley, we may need to get into the flat above. An extended semi in Golders Green or Mill Hill often has two bathrooms on one old pipe, which we can renew.",
    "We’ll need a permit to work in your shop at the Brent Cross shopping centre, or on Hendon’s university campus, so please ask for one as soon as you book. In a flat at Grahame Park, or Beaufort Park in Colindale, we can show you where the stopcock is.",
  ],
  working: [
    "In the Suburb the Trust has to approve every change outside, down to a flue or an air brick, and you may need the council’s consent as well. We put noise figures on the drawings, because the gardens are close together and very quiet.",
    "If your plant room at Colindale is down a ramp, tell us the headroom and we’ll send a van that fits.",
  ],
  dayAndNight: [
    "A blocked drain in a full house can’t wait, so our [emergency plumbers](/services/emergency-plumbing-repairs) take calls from NW4, NW7 and NW11 all night. For landlords we do the [yearly gas check](/gas-services/landlord-gas-safety).",
    "If one boiler fails and your whole block is cold, call our [commercial heating engineers](/heating-services). We also do [air conditioning servicing](/air-conditioning) in shops and [commercial plumbing](/plumbing-services) in schools. If you run a bakery or a catering firm, book the [gas safety certificate for the kitchen](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We’ll prepare the drawings and photographs for your application to the Trust",
    "We measure ramps and doors, so that a new boiler comes in sections that fit through",
    "If you keep separate meat and milk kitchens, we’ll check that the gas supply can feed both at once",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We can cool lofts and studies in the Suburb and hide the outdoor unit.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We can renew an ageing boiler room in stages, so that your whole block isn’t cold at once.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you extend again, we’ll check whether the pipe from the street can feed another bathroom.",
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
      ["cottage estate", "New pipes in a listed cottage? We can prepare the consent drawings."],
      ["mansion block", "One boiler room for your whole block? We can maintain it."],
      ["shopping centre", "We can service your shop’s air conditioning after the centre closes."],
    ],
  },
} as const satisfies AreaCopy;
