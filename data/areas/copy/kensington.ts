import type { AreaCopy } from "../../types";

export const kensington = {
  description:
    "Emergency plumbers, heating engineers and air conditioning in Kensington, Notting Hill and Earl’s Court: mansion flats, basement pumps, quiet cooling.",
  lead: "Call us for an emergency plumber, a gas engineer or air conditioning in Kensington, Notting Hill or Earl’s Court. We repair heating in mansion flats, pump out basements and cool the rooms under the roof.",
  buildings: [
    "In a stucco terrace round Ladbroke Grove, Queen’s Gate or Holland Park, your top-floor shower may need more pressure than the mains can give, so we’ll measure it before you buy a pump. A mews house often has a single outside wall, and we’ll work out how every pipe and flue can share it.",
    "In the mansion blocks near Kensington High Street and Earl’s Court, several flats often share each heating pipe, so we’ll ask the porter which one feeds yours. If your heating fails in Trellick Tower, ask the council first, because the pipes may be theirs. For work in a South Kensington museum, at Imperial College or in the former department stores, we’ll allow time for the site’s permit.",
  ],
  working: [
    "Before we put up a cooling unit, you may need the freeholder’s licence, planning permission, listed building consent and a noise assessment (BS 4142). We can prepare the drawings and figures.",
    "If something heavy has to be unloaded, we’ll apply early for a parking bay suspension.",
  ],
  dayAndNight: [
    "If your basement floods at night, our [emergency plumbers](/services/emergency-plumbing-repairs) will pump it out and find the cause. Then we can service or replace the [drainage pumps](/plumbing-services/pump-installation).",
    "In mansion blocks we [maintain the shared heating](/services/heating-system-maintenance), and we offer [boiler repair](/boiler-services) if your flat has its own. If you run a museum or a hotel, we can look after its [ventilation](/services/ventilation-systems) under a [building services contract](/maintenance). Landlords can book the [yearly gas safety record](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "We’ll look for a place out of sight for your cooling unit, such as a lightwell or roof valley",
    "We can do all the repairs on a shared pipe together, so your flat goes cold only once",
    "If hot water takes minutes to reach a bathroom, we can add a return pipe and a pump",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "If your basement relies on one pump to stay dry, we can add a second one and an alarm.",
    },
    {
      service: "heating-system-maintenance",
      why: "Dirty heating water wears out pipes and boilers. We can test it and treat it.",
    },
    {
      service: "air-conditioning-installation",
      why: "If a south-facing drawing room gets too hot, we can fit cooling that suits a listed interior.",
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
      ["mansion block", "Draining a shared pipe leaves flats cold, so we’ll agree the day."],
      ["university", "In museums and colleges we can work on plant before opening time."],
    ],
  },
} as const satisfies AreaCopy;
