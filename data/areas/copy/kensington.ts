import type { AreaCopy } from "../../types";

export const kensington = {
  description:
    "Emergency plumbers, heating engineers and air conditioning in Kensington, Notting Hill and Earl’s Court: mansion flats, basement pumps, quiet cooling.",
  lead: "Need an emergency plumber, a gas engineer or air conditioning in Kensington, Notting Hill or Earl’s Court? We repair heating in mansion flats, pump out basements and cool the rooms under the roof.",
  buildings: [
    "In a stucco terrace round Ladbroke Grove, Queen’s Gate or Holland Park, your top-floor shower may need more pressure than the mains can give, so we measure it first. A mews house often has a single outside wall, and we’ll work out how every pipe and flue can share it.",
    "In the mansion blocks near Kensington High Street and Earl’s Court, several flats often share each heating pipe, so we’ll ask the porter which one feeds yours. If you live in Trellick Tower, please ask who keeps the keys to the service tower. If you work in a South Kensington museum, at Imperial College or in the former Barkers and Derry & Toms stores, please allow time for the site’s permit.",
  ],
  working: [
    "Before we put up a cooling unit, you may need the freeholder’s licence, listed building consent and a noise assessment to BS 4142 (the standard for noise from plant). We’ll prepare the drawings and figures.",
    "If something heavy has to be unloaded, we’ll apply early for a parking bay suspension.",
  ],
  dayAndNight: [
    "If your basement floods at night, our [emergency plumbers](/services/emergency-plumbing-repairs) will pump it out and find the cause. Then we service or replace the [drainage pumps](/plumbing-services/pump-installation).",
    "In mansion blocks we [maintain the shared heating](/services/heating-system-maintenance), and we offer [boiler repair](/boiler-services) if your flat has its own. If you run a museum or a hotel, we can look after its [ventilation](/services/ventilation-systems) under a [building services contract](/maintenance). Landlords can book the [yearly gas safety record](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "We’ll find your cooling unit a place in a vault, lightwell or roof valley, out of sight",
    "We do all the repairs on a shared pipe together, so your flat goes cold only once",
    "We test basement pumps under load and check that the alarm sounds at the porter’s desk",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "If your basement relies on one pump to stay dry, we can add a second one and an alarm.",
    },
    {
      service: "heating-system-maintenance",
      why: "Dirty water wears out steel pipes and new boilers alike, so we test and treat it.",
    },
    {
      service: "air-conditioning-installation",
      why: "South-facing drawing rooms can overheat, and we know how to fit cooling around a listed interior.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "mews",
      "mansion block 6",
      "parade",
      "Edwardian office",
      "university",
      "point tower",
      "stucco terrace",
    ],
    notes: [
      ["stucco terrace", "If your lowered basement is below the sewer, we can fit a pump."],
      ["mansion block", "Draining a shared pipe leaves flats cold, so we agree the day first."],
      ["university", "In museums and colleges we can work on plant before opening time."],
    ],
  },
} as const satisfies AreaCopy;
