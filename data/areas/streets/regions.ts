import type { AreaSlug } from "../places";
import type { Street } from "./types";

/** What stands in the streets of the five regions. */
export const regions = {
  "central-london": {
    line: [
      "Georgian terrace",
      "mews",
      "stucco terrace",
      "hotel 7",
      "glass tower",
      "1960s office 8",
      "mansion block",
      "university",
      "market hall",
    ],
    notes: [
      ["mews", "The bedroom across the mews decides how loud plant may be."],
      ["hotel", "Hotel rooms lose money from the moment their cooling stops."],
      ["glass tower", "Sealed towers run on chilled water, in winter too."],
    ],
  },
  "north-london": {
    line: [
      "Georgian terrace",
      "by-law terrace",
      "cottage estate",
      "mansion block",
      "villa",
      "semi",
      "point tower",
      "council block",
      "shed",
    ],
    notes: [
      ["by-law terrace", "Most terraces are divided, a boiler to each floor."],
      ["semi", "Hard water furs the boilers of the interwar semis."],
      ["shed", "Long sheds in the Lea Valley ask for heat at the doors."],
    ],
  },
  "south-london": {
    line: [
      "station",
      "villa",
      "bay terrace",
      "semi",
      "cottage estate",
      "1960s office 8",
      "glass tower",
      "parade",
      "church",
    ],
    notes: [
      ["villa", "Divided villas share an old supply pipe: we measure it first."],
      ["semi", "Gardens of the outer semis have room for a heat pump."],
      ["1960s office", "Offices become flats, served a whole floor at a time."],
    ],
  },
  "east-london": {
    line: [
      "warehouse 5",
      "market hall",
      "Georgian terrace",
      "council block 5",
      "dock",
      "glass tower",
      "bay terrace",
      "cottage estate",
      "factory",
    ],
    notes: [
      ["council block", "In panel blocks we first ask if there may be gas at all."],
      ["glass tower", "New towers take their heat from shared plant below."],
      ["factory", "Factories need process gas, radiant heat and large extract."],
    ],
  },
  "west-london": {
    line: [
      "stucco terrace",
      "mansion block",
      "1960s office 6",
      "semi",
      "hotel 7",
      "sound stage",
      "factory",
      "data centre",
    ],
    notes: [
      ["hotel", "Airport hotels use hot water in peaks, and store it."],
      ["sound stage", "Film stages carry their quiet cooling on broad roofs."],
      ["factory", "Food factories wash hot, chill hard and cannot pause."],
    ],
  },
} as const satisfies Partial<Record<AreaSlug, Street>>;
