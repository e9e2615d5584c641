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
  summary: "Find your part of London, or your town, and how soon we typically come",
  theme: "air",
  parent: "/",
  meta: {
    title: "Areas we cover in London and the Home Counties",
    description:
      "Find your part of London or your town. We work in 57 London areas and 43 towns around them, and each page has local notes, charging zones and response times.",
    keywords: [
      "HVAC engineers near me London",
      "London boroughs covered",
      "gas engineers Home Counties",
      "emergency plumber response time London",
      "building services M25",
    ],
  },
  hero: {
    heading: "Areas we cover in London and around it",
    lead: "Enter your postcode or pick a name. Each page tells you what the local buildings mean for our HVAC, gas and plumbing engineers, and for access, parking and permits.",
  },
  london: {
    heading: "London areas",
    text: "The City of London, the boroughs, and districts whose buildings are different, such as Mayfair, Canary Wharf and Bloomsbury. Choose the name nearest to you. If yours is missing, enter your postcode and we show the area that serves it.",
  },
  extended: {
    heading: "Towns around London",
    text: "We install and maintain here as we do in London. If a fault is urgent, [call us]({phone}) and ask when an engineer can reach you that day.",
  },
  times: {
    heading: "How soon we typically reach an emergency",
    text: "These are typical times in minutes, from when we accept an emergency call to when an engineer reaches you. They are not a guarantee. Traffic, road closures, the hour, parking and other open calls can all change them, and a storm or the first hard frost changes them most. {claim:response} When you call our emergency line, we tell you the time we expect for your job, and tell you again if it gets later.",
  },
} as const satisfies AreasRecord;
