import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const battersea = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Battersea, Nine Elms and Clapham Junction, for homes, shops and restaurants.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work in homes, shops, restaurants and offices in Battersea. They stop leaks, clear drains and repair boilers and air con.",
  buildings: [
    "Before we start in a mansion block, we ask the porter whose water will be off. In bay-windowed terraces near Clapham Junction and cottages off Lavender Hill, the stopcock may be in the cellar or under the pavement.",
    "On the council estates, in the riverside flats and in the towers at Nine Elms and the Power Station, heating may be shared. If yours stops and next door’s is off too, tell the building manager.",
  ],
  working: [
    "For a new boiler in a mansion flat, we look for a flue route at the rear. You may need the freeholder’s consent.",
    "Most work in the riverside blocks needs a permit. We ask the estate office for it, and for the loading slot, the goods lift and any water shutdown.",
  ],
  dayAndNight: [
    "If water comes through your ceiling, a pipe bursts or a drain blocks, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. For smaller jobs, book [a plumber](/plumbing-services/plumber-london).",
    `Boiler broken down? If you rent your home, ring your landlord first: they have to repair it. If you’re the owner or landlord, ring us for a [boiler repair](/boiler-services), day or night. We do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety). Smell gas? ${safety.gasEscape.atOnce}. Our [emergency page](/emergency) has the other steps.`,
    "Air con stopped at home or at work? [Ring us day or night](/services/emergency-hvac), or book a [repair visit](/air-conditioning). For restaurants we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). For block managers, [one maintenance contract](/maintenance) can cover heating, pumps and cooling.",
  ],
  benefits: [
    "We send the freeholder’s surveyor our plans of your new boiler or air conditioning",
    "We service the fan coils (cooling units) in riverside flats within the estate’s permit times",
    "Before you fit out a kitchen in the arches, we check that the extract is big enough",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We look for a spot where the outdoor unit won’t disturb your neighbours.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We test and repair the valve that shuts off a restaurant’s gas when the fan stops.",
    },
    {
      service: "plumber-london",
      why: "Another bathroom may need a larger water pipe. We can run one.",
    },
  ],
  street: {
    line: [
      "mansion block",
      "bay terrace",
      "arches",
      "cottage estate",
      "power station",
      "slab 9",
      "glass tower",
      "new flats 7",
    ],
    notes: [
      ["mansion block", "Leak from the flat above? Call us: we trace it and stop it."],
      ["arches", "We can improve the extract in a stuffy kitchen under the arches."],
      ["glass tower", "If only your flat in a tower is cold, we find and fix the fault."],
    ],
  },
} as const satisfies AreaCopy;
