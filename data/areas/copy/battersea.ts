import type { AreaCopy } from "../../types";

export const battersea = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Battersea, Nine Elms and Clapham Junction, for homes, shops and restaurants.",
  lead: "We have emergency plumbers, gas engineers and air conditioning engineers for homes and businesses in Battersea. They repair boilers, clear drains, and cool flats and offices that overheat.",
  buildings: [
    "In a mansion block, we ask the porter which flats will lose water before we start. In a bay-windowed terrace near Clapham Junction, or a cottage off Lavender Hill, the stopcock may be in the cellar or under the pavement.",
    "In the riverside flats and towers at Nine Elms and the Power Station, your heat may come from a shared plant room, so report a loss of heating to the building’s manager. On the council estates, a tenant’s boiler is the landlord’s job.",
  ],
  working: [
    "In a mansion flat, we look for a flue route at the rear, and you may need the freeholder’s licence before we fit a new boiler.",
    "Most work in the riverside blocks needs a permit. We arrange the loading slot, the goods lift and any water shutdown with the estate office.",
  ],
  dayAndNight: [
    "If water comes through your ceiling, a pipe bursts or a drain blocks, ring our [emergency plumbers in Battersea](/services/emergency-plumbing-repairs), day or night. For smaller jobs you can book [a plumber](/plumbing-services/plumber-london) by appointment.",
    "We offer [boiler repair and replacement](/boiler-services), and do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords. If you smell gas, the number to ring first is {gasEmergency}. Our [emergency page](/emergency) tells you what to do.",
    "Flat, shop or office too hot? Call our [air conditioning engineers](/air-conditioning). We also test and repair [gas in commercial kitchens](/gas-services/commercial-kitchen-gas). In managed blocks we service heating, pumps and cooling under [one contract](/maintenance).",
  ],
  benefits: [
    "We draw up your new boiler or cooling for the freeholder’s surveyor to approve",
    "We service fan coils (the units that cool rooms) within your estate’s permit times",
    "Before you buy cookers for a kitchen under the viaducts, we check what the extract can take",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We look for a spot where the outdoor unit won’t disturb your neighbours.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In your restaurant kitchen, we test that the gas shuts off when the extract stops.",
    },
    {
      service: "plumber-london",
      why: "Adding a bathroom? If the water pipe is too small for it, we can lay a larger one.",
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
      ["mansion block", "Leak from the flat above? Call us, and we’ll trace it."],
      ["arches", "Railway arch too stuffy for a kitchen? We plan its air and extract."],
      ["glass tower", "No heat while your neighbours have it? We check your heat exchanger."],
    ],
  },
} as const satisfies AreaCopy;
