import type { RecordOf } from "../types";

type Passage = { readonly heading: string; readonly text: string };

/** The words of the areas index; the lists and the times are in `areas/places.ts`. */
export type AreasRecord = RecordOf<"areas"> & {
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly london: Passage;
  readonly extended: Passage;
  readonly times: Passage;
};

export const areasIndex = {
  kind: "areas",
  path: "/areas",
  name: "Areas Covered",
  summary: "Every part of London and the towns around it",
  theme: "air",
  parent: "/",
  meta: {
    title: "Areas Covered in London and the Home Counties",
    description:
      "Find your part of London or your town: 57 London areas and 43 places around the capital, each with local building notes, charging zones and response times.",
    keywords: [
      "HVAC engineers near me London",
      "London boroughs covered",
      "gas engineers Home Counties",
      "emergency plumber response time London",
      "building services M25",
    ],
  },
  hero: {
    heading: "Where we work, place by place",
    lead: "Enter a postcode or pick a name. Each page describes the buildings of that place and what they ask of plant, pipes and permits.",
  },
  london: {
    heading: "London areas",
    text: "Fifty-seven areas take in the City of London and the boroughs, along with districts that have a building stock of their own, such as Mayfair, Canary Wharf and Bloomsbury. A mansion block in Marylebone and a warehouse in Barking share a phone number here, but little else. Choose the nearest name; if yours is missing, the postcode look-up finds the area that serves it.",
  },
  extended: {
    heading: "Beyond the boundary",
    text: "Forty-three towns around London form the extended area: Watford and St Albans to the north, Harlow and Basildon to the east, Dartford, Sevenoaks, Guildford and Crawley to the south, and Slough, Windsor and High Wycombe to the west. Installation and planned maintenance work as in London. For an urgent fault, call and ask what time of arrival is realistic from where engineers are that day.",
  },
  times: {
    heading: "What a typical response time means",
    text: "The ranges are typical minutes from accepting an emergency call to an engineer reaching the address. They are no guarantee. Traffic, closures, the hour, parking, and how many other calls are open all move them; a storm or the first hard frost moves them most. In London the response is typically within 60 minutes. When you call, you are told the time we expect for that job, and told again if it slips.",
  },
} as const satisfies AreasRecord;
