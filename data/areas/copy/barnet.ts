import type { AreaCopy } from "../../types";

export const barnet = {
  description:
    "Heating, gas and plumbing engineers in Barnet, Totteridge and Whetstone: boiler repair, weak water pressure, emergency leaks and quiet heat pumps.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Barnet, we can help anywhere from the High Street to Whetstone and Cockfosters. We also deal with weak showers, heat pumps and the boiler rooms of schools.",
  buildings: [
    "A Georgian house at Hadley Green or Monken Hadley is in a conservation area, so we look for a route at the rear for its flue. A Victorian villa in New Barnet, East Barnet or Oakleigh Park is often split into flats on one supply pipe, and we ask who else loses water when we shut it.",
    "Detached houses at Totteridge and Arkley can be far from the road, so check which length of pipe is yours. Offices turned into flats at Whetstone, and shops in Cockfosters parades, usually need the landlord’s consent before we drain a riser. For a hospital or a church hall in Chipping Barnet, we plan the visit round its hours.",
  ],
  working: [
    "High Barnet is on one of the highest ridges in outer London, and the mains can be weak at breakfast time. That decides whether a combination boiler or an unvented cylinder (one fed straight from the main) will work for you, or whether you need a tank with a booster set.",
    "Totteridge and Hadley are very quiet after dark, so an outdoor unit that is acceptable on a city street can be too loud there. We measure the background noise first, then choose the place and the screen.",
  ],
  dayAndNight: [
    "Our [emergency plumbers for bursts and blocked drains](/services/emergency-plumbing-repairs) take calls all night. For a shower that only trickles, ask about [pumps and booster sets](/plumbing-services/pump-installation).",
    "No heat at home? We do [boiler repair](/boiler-services), and for the plant of a care home or school we have [commercial heating engineers](/heating-services). If you are planning a change, read about [heat pumps and energy savings](/services/energy-efficient-solutions) or [air conditioning](/air-conditioning) for the loft.",
  ],
  benefits: [
    "You see a day’s record of your water pressure before you choose a cylinder",
    "Your heat pump gets a night setting, and we measure the result on site",
    "Each flat in a converted office gets its own metered heating and water",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Detached houses have garden room for a heat pump, but they also lose a lot of heat, so it has to be sized with care.",
    },
    {
      service: "pump-installation",
      why: "A booster set keeps the taps running in houses and small blocks near the church when the main is low.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Old boiler rooms in large schools and care homes can change to smaller condensing boilers.",
    },
  ],
  street: {
    line: ["church", "Georgian terrace", "parade", "1960s office 6", "villa", "detached house", "semi", "hospital 5"],
    notes: [
      ["Georgian terrace", "Top floors on the ridge get the lowest water pressure."],
      ["1960s office", "One landlord’s boiler plant is divided when offices become flats."],
      ["detached house", "A house with four bathrooms needs hot water stored in a cylinder."],
    ],
  },
} as const satisfies AreaCopy;
