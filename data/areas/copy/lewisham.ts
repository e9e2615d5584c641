import type { AreaCopy } from "../../types";

export const lewisham = {
  description:
    "Gas engineers and emergency plumbers in Lewisham, Catford, Brockley and Deptford, for boiler repair, landlords’ gas checks and low water pressure.",
  lead: "If your boiler, a pipe or a drain lets you down in Lewisham, call our emergency plumbers and gas engineers. We cover Brockley, Catford, Deptford, New Cross, Forest Hill and Sydenham. We also repair air conditioning in shops and offices.",
  buildings: [
    "In the Victorian villas of Brockley and Telegraph Hill, the drain may run out through the mews behind, so we check there too when it blocks. In the terraces of Hither Green and Catford, we test the old gas pipes before we fit a boiler. Pipes on the cold outside walls of a Bellingham cottage can freeze, so we lag them.",
    "In the towers by the station and on Deptford’s Pepys Estate, the landlord usually holds the key to the riser cupboard, so ask for it before we come. Before work at Goldsmiths, the university in New Cross, or at the hospital near Ladywell, we agree the shutdowns with the estates team.",
  ],
  working: [
    "The Ravensbourne and the Quaggy have flooded Lewisham and Catford before. If your plant room is on low ground near them, we can fit a sump pump and raise the boiler.",
    "Some houses on the Corbett Estate have narrow back yards, where a flue through the wall would blow steam at the next kitchen door. We take it up through the roof instead.",
  ],
  dayAndNight: [
    "When a pipe bursts, a drain blocks or a ceiling drips, we send [plumbers at any hour](/services/emergency-plumbing-repairs). No heating or hot water? Ask for a [boiler repair](/boiler-services). If you rent out a house, whole or by the room, book our [gas safety checks for landlords](/gas-services/landlord-gas-safety).",
    "When a shop or an office overheats, we [fit, service and repair air conditioning](/air-conditioning). Cafés and restaurants can book a [gas check for a business](/services/gas-safety-certificates) or a [kitchen gas repair](/gas-services/commercial-kitchen-gas). In managed blocks, our [heating engineers](/heating-services) repair shared boilers, and a [tank and booster pump](/plumbing-services/pump-installation) may cure low water pressure.",
  ],
  benefits: [
    "Several rented homes? We group the gas checks, so that they take as few days as possible",
    "We measure your water flow and pressure before you choose a boiler",
    "In a managed block, we tell the residents before we turn the water off",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check every gas appliance and flue that you provide in the homes you rent out, and keep track of the dates.",
    },
    {
      service: "pump-installation",
      why: "Manage a tower with no water upstairs? We test and repair the pumps.",
    },
    {
      service: "appliance-servicing",
      why: "At the yearly service we look for scale and a blocked condensate pipe, two common faults.",
    },
  ],
  street: {
    line: [
      "villa",
      "mews",
      "by-law terrace",
      "cottage estate",
      "university",
      "glass tower",
      "point tower",
      "hospital 5",
    ],
    notes: [
      ["villa", "Leak in a villa flat? We find out which pipes and valves are yours."],
      ["cottage estate", "Small kitchen in your cottage? We’ll choose a compact boiler."],
      ["glass tower", "New plant for the top of your tower? We’ll book the goods lift."],
    ],
  },
} as const satisfies AreaCopy;
