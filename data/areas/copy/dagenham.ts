import type { AreaCopy } from "../../types";

export const dagenham = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dagenham and Becontree, with air conditioning for offices and heating for factories and workshops.",
  lead: "Our emergency plumbers and gas engineers cover Dagenham, from Becontree to Dagenham Dock. Call us about a leak, a blocked drain or a boiler repair. We also repair heating and air conditioning in shops, restaurants, offices, factories and warehouses.",
  buildings: [
    "Becontree houses have often been altered, so we trace the pipes before we quote for a bathroom. If the heating goes off in the new flats at Beam Park, tell the managing agent, as the boiler may be shared.",
    "We can arrange water shut-offs with the manager in Heathway shops or at the university in the old Civic Centre. In factories and warehouses we can work between shifts.",
  ],
  working: [
    "A new flue has to stay clear of the neighbours’ windows, so in a Becontree mid-terrace it sometimes goes up through the roof.",
    "South of the A13 the land was industrial for a century. We check what’s buried before we dig.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) repair burst pipes and clear blocked drains, day or night. No heating or hot water? If you rent your home, ring your landlord first: repairs are their job. If you own the home or rent it out, ring us for a [boiler repair](/boiler-services) at any hour. Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We repair [air conditioning](/air-conditioning) in shops, restaurants and offices, [day or night](/services/emergency-hvac), and do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) too.",
    "In factories and warehouses we repair [gas heaters and other appliances](/gas-services/appliance-servicing). If you manage a building, one [maintenance contract](/maintenance) can cover the boilers and the [ventilation and air conditioning](/hvac-services).",
  ],
  benefits: [
    "At the survey, we show you where the new flue will come out",
    "Before you extend, we check that the boiler can heat the new rooms",
    "We keep track of the gas check dates if you rent out several houses",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you let a home, we check every gas appliance you provide and send you the record.",
    },
    {
      service: "appliance-servicing",
      why: "Warehouse heaters near open doors use a lot of fuel. We adjust the controls at each service.",
    },
    {
      service: "ventilation-systems",
      why: "Sound stages, laboratories and spray shops need different amounts of air. We measure yours and set the fans to suit.",
    },
  ],
  street: {
    line: [
      "cottage estate",
      "parade",
      "church",
      "cottage estate",
      "town hall",
      "new flats 5",
      "dock",
      "factory",
      "sound stage",
    ],
    notes: [
      ["cottage estate", "A shared water pipe may be too small for a combi. We test it first."],
      ["new flats", "If a radiator in a new flat stays cold, we find out why and fix it."],
      ["factory", "Factory heater won’t light? We find the fault and put it right."],
    ],
  },
} as const satisfies AreaCopy;
