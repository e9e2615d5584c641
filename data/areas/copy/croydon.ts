import type { AreaCopy } from "../../types";

export const croydon = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Croydon, Purley, Coulsdon and Thornton Heath, and air conditioning for shops and offices.",
  lead: "Our emergency plumbers and gas engineers cover Croydon, from Thornton Heath and South Norwood to Purley and Coulsdon. We deal with leaks, drains, boilers and air conditioning in homes, shops, restaurants, offices and warehouses.",
  buildings: [
    "Before you buy a boiler for a bay-windowed terrace in Thornton Heath or South Norwood, or a post-war house in New Addington, ask us where the flue can go. The Webb Estate is a conservation area, so an outdoor air conditioning unit there may need consent.",
    "If you and your neighbours in a tower block have no water, call the managing agent, as the shared pumps may have failed.",
    "In Centrale, the Whitgift Centre and Surrey Street Market, we can start before you open. We can service heaters out of hours in warehouses by the power station chimneys on Purley Way.",
  ],
  working: [
    "When a 1960s office becomes flats, there may not be room for a flue from every flat. Ask us to compare shared and electric heating.",
    "Round Kenley and south of Purley, the Caterham Bourne can rise after a wet winter and fill basements from below. The water can keep coming for weeks, so we fit pumps built to run that long, and can add a second in case the first fails.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers in Croydon](/services/emergency-plumbing-repairs) at any hour about a burst pipe, a leak or a blocked drain. We also fit [pumps](/plumbing-services/pump-installation) in wet cellars.",
    "Heating or hot water gone off? If you rent your home, repairs are your landlord’s job. If it’s your own home, or one you let, call us for a [boiler repair](/boiler-services), day or night. Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "If the [air conditioning](/air-conditioning) or a [rooftop unit](/services/rooftop-unit-installation) stops in your shop, restaurant, office or warehouse, or a [gas range](/gas-services/commercial-kitchen-gas) in your kitchen, [ring us day or night](/services/emergency-hvac).",
    "Building managers can ask about a [maintenance contract](/maintenance). To turn a building into flats, ask for our [commercial plumbers](/plumbing-services).",
  ],
  benefits: [
    "We find out why office air conditioning is weak before you pay for a new unit",
    "If your boiler is old, we tell you whether a repair is worth the money",
    "We plan crane lifts and road closures round the trams on George Street and Wellesley Road",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "Flats need more water and pressure than offices do. We install larger tanks, pumps and pipes.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We replace your store’s worn-out rooftop unit outside opening hours.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances in homes you let, and send you and your tenants the record.",
    },
  ],
  street: {
    line: [
      "1960s office 8",
      "market hall",
      "shopping centre",
      "point tower",
      "parade",
      "bay terrace",
      "power station",
      "shed",
    ],
    notes: [
      ["1960s office", "We plan the bathrooms and drains when offices become flats."],
      ["point tower", "If water pressure is low in a tower, we check the pumps and valves."],
      ["shed", "Warehouse heating keeps cutting out? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
