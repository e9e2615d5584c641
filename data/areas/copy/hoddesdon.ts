import type { AreaCopy } from "../../types";

export const hoddesdon = {
  description:
    "We send emergency plumbers and gas engineers to Hoddesdon, Broxbourne and Wormley for leaks, boilers and blocked drains, and service workshop heaters.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Hoddesdon, Broxbourne and Wormley. Call us about a burst pipe, a boiler or a bathroom at home, about a shop that’s too warm, or about heaters in a workshop.",
  buildings: [
    "In a Victorian cottage off the High Street, we keep your flue clear of next door’s window. In an interwar semi near Broxbourne station, we check whether a hot water cylinder fits upstairs.",
    "A flat over a shop or a pub on the High Street, near the clock tower, may share a water pipe with the business below, so tell them if you shut it off.",
  ],
  working: [
    "On a site off Essex Road, we check that the ground can bear a crane before we book one. Near Rye House power station, we look for buried cables before we dig.",
    "If your garden backs on to the New River, we can’t dig into its banks or drain into it.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. With a leak, turn the water off first.",
    "In houses and flats we offer [boiler repair and servicing](/boiler-services), fit [bathrooms](/services/bathroom-kitchen-plumbing) and do landlords’ [gas checks](/gas-services/landlord-gas-safety).",
    "For shops and offices we fit, service and repair [air conditioning](/air-conditioning). In a pub or a restaurant, we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and test that it shuts off if the extract fan fails. In workshops we repair and [service heaters](/gas-services/appliance-servicing), and issue the [yearly commercial gas certificates](/services/gas-safety-certificates). We also offer a [maintenance contract](/maintenance) for managed buildings.",
  ],
  benefits: [
    "We choose heaters to suit your unit: fan heaters under a low roof, radiant tubes under a high one",
    "If the last heater on a run is short of gas, we can put in a larger pipe",
    "We lag the pipes beneath riverside chalets that stand off the ground",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Dust collects inside workshop heaters. We open and clean yours once a year.",
    },
    {
      service: "gas-pipework-installation",
      why: "When a unit has been split or joined to another, we trace its gas pipes and remove the ones no longer used.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Shared soil pipe leaking into your shop? We repair it once the building’s owner agrees.",
    },
  ],
  street: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "Burners low in your pub kitchen? We check the gas pipe’s size."],
      ["parade", "Shop too hot or too cold? We can repair its air conditioning."],
      ["factory", "Broken heater above machines? We cover the machines, then repair it."],
    ],
  },
} as const satisfies AreaCopy;
