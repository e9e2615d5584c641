import type { AreaCopy } from "../../types";

export const kensington = {
  description:
    "Emergency plumbers, heating engineers and air conditioning in Kensington, Notting Hill and Earl’s Court: mansion flats, basement pumps, quiet cooling.",
  lead: "We send emergency plumbers, gas engineers and air conditioning engineers to Kensington, Notting Hill and Earl’s Court. Cold mansion flats, flooded basements and hot rooms under the roof are all jobs for us.",
  buildings: [
    "In a stucco terrace round Ladbroke Grove, Queen’s Gate or Holland Park, a top-floor shower may need more pressure than the street gives, so we measure first. A mews house often has only one outside wall for every pipe and flue.",
    "In a mansion block near Kensington High Street or Earl’s Court, ask the porter which riser is yours. For the former Barkers and Derry & Toms stores, or the museums and Imperial College of South Kensington, send us the permit rules. At Trellick Tower, with its separate shaft for services, ask who holds the key.",
  ],
  working: [
    "Before a cooling unit goes up, you may need the freeholder’s licence, listed building consent and a noise assessment to BS 4142 (the standard for noise from plant). We prepare the drawings and figures for all three.",
    "If something heavy has to be unloaded, we apply in good time for a parking bay to be kept free. In museums and galleries we finish noisy work before they open.",
  ],
  dayAndNight: [
    "When a basement floods at night, our [emergency plumbers](/services/emergency-plumbing-repairs) pump it out and find the cause. Afterwards we service or replace the [drainage pumps](/plumbing-services/pump-installation).",
    "A mansion block without heat needs [maintenance of its shared heating](/services/heating-system-maintenance), and a flat with its own boiler a [boiler repair](/boiler-services). For museums and hotels we look after [ventilation](/services/ventilation-systems) under a [building services contract](/maintenance). If you rent out a flat with gas, you need a [gas safety record each year](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "Your cooling unit goes in a vault, lightwell or roof valley that the square cannot see",
    "We group the repairs on a riser, so each stack of flats goes cold only once",
    "We test basement pumps under load, with their alarm at the porter’s desk",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "If the pump under a house fails, the floor floods, so two pumps and an alarm are worth their price.",
    },
    {
      service: "heating-system-maintenance",
      why: "Old steel pipes last longer, and so do new boilers, when the water in them is kept clean.",
    },
    {
      service: "air-conditioning-installation",
      why: "Drawing rooms that face south overheat, and a listed interior leaves few places for a grille.",
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
      ["stucco terrace", "A lowered basement is often below the sewer and has to be pumped."],
      ["mansion block", "Draining one riser makes a whole stack of mansion flats cold."],
      ["university", "Museums and colleges have plant we can work on before they open."],
    ],
  },
} as const satisfies AreaCopy;
