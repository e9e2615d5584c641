import type { AreaCopy } from "../../types";

export const paddington = {
  description:
    "For hotels and flats in Paddington, Bayswater, Maida Vale and St John’s Wood: emergency plumbers, gas engineers, boiler repair and air conditioning.",
  lead: "If you need an emergency plumber or a gas engineer for a hotel, an office or a flat in Paddington, Bayswater, Maida Vale or St John’s Wood, ring us. We also repair shared heating and air conditioning.",
  buildings: [
    "In a stucco hotel in Bayswater, Sussex Gardens or Norfolk Square, a leak can come from the house next door, so we look on both sides of the wall. For work in the offices and new flats at Sheldon Square and Merchant Square, by the canal, we may need your landlord’s permit.",
    "In a mansion flat on Elgin Avenue or Lauderdale Road, we’ll find out which stopcock is yours. The council blocks of the Hallfield Estate are listed, so we’ll check whether you need consent for a new vent.",
    "If you’d like us to park under your block in St John’s Wood or near Marble Arch, tell us how high the entrance is. Near St Mary’s Hospital, the station or Little Venice, we may need to reserve a parking bay, so please book early.",
  ],
  working: [
    "If hot water is slow to reach rooms in a hotel made from several houses, we’ll trace the pipes, fit balancing valves and log the temperatures. The boiler may not be at fault.",
    "Air conditioning in Maida Vale? The unit can go at the back if your lease allows it, and we’ll choose one quiet enough for the bedrooms. If your block has a porter, please ask where our van can stop.",
  ],
  dayAndNight: [
    "Keep the number of our [emergency plumbers](/services/emergency-plumbing-repairs) at your hotel’s night desk, because water from a top-floor bathroom won’t wait until morning. At home, ring us for [boiler repair](/boiler-services). If you rent your flat out, we’ll do the [gas safety record for landlords](/gas-services/landlord-gas-safety).",
    "For a hotel, ask us about [commercial boiler installation](/gas-services/commercial-boiler-installation), [commercial plumbers](/plumbing-services) and a check of your [hot water for Legionella](/services/water-system-maintenance). In mansion blocks we [maintain shared heating](/services/heating-system-maintenance), and our [heating and cooling contractors](/hvac-services) can maintain your office’s air conditioning.",
  ],
  benefits: [
    "We’ll work through your hotel wing by wing, so you can still let most rooms",
    "If your basement by the canal has pumps, we can test them and their alarms",
    "If you rent out a flat, we can arrange the yearly gas check with your tenant",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Hotels use most of their hot water at breakfast, so several boilers and a large cylinder may suit yours better than one big boiler.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If water comes through your ceiling, we’ll find out where it’s from, stop it and repair the pipe.",
    },
    {
      service: "heating-system-maintenance",
      why: "We check the pumps, valves and water treatment of shared heating before residents turn it on.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "hotel 7",
      "waterside",
      "mansion block 6",
      "new flats 8",
      "hospital 7",
      "station",
      "council block",
    ],
    notes: [
      ["stucco terrace", "Weak shower on the top floor? We can fit a tank and a pump."],
      ["waterside", "Office windows don’t open? We can service your cooling out of hours."],
      ["mansion block", "We can overhaul a mansion block’s heating in summer, when it’s off."],
    ],
  },
} as const satisfies AreaCopy;
