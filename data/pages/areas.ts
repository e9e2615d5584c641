import { safety } from "@/data/safety";
import type { Answer, AreaReader, RecordOf } from "../types";

type Passage = { readonly heading: string; readonly text: string };

/** The copy of the areas index, and copy that all area pages share. Lists and times are in `areas/area-records.ts`. */
export type AreasRecord = RecordOf<"areas"> & {
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly london: Passage;
  readonly extended: Passage;
  readonly times: Passage;
  /** What to do in an emergency, on every area page. */
  readonly help: readonly Answer[];
  /** The headings of an area's advice, in their order on the page. */
  readonly readers: Record<AreaReader, string>;
};

export const areasIndex = {
  kind: "areas",
  path: "/areas",
  name: "Areas Covered",
  summary: "Find your part of London or your town, and how soon we typically get there",
  theme: "air",
  parent: "/",
  meta: {
    title: "Areas we cover in London and the Home Counties",
    description:
      "Find your part of London or your town. Pages for 57 London areas and 43 towns around them, with notes on access and charges, and response times in London.",
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
    lead: "See the HVAC, gas and plumbing work we do near you, our emergency times, and the access, parking and permits we need.",
  },
  london: {
    heading: "London areas",
    text: "We cover the City of London, all the boroughs and many districts. Choose the nearest name, or enter a postcode or a district, such as Soho, to find the area that includes it.",
  },
  extended: {
    heading: "Towns around London",
    text: "We do the same installation, maintenance and repair work in these towns as in London. If it is urgent, [call us]({phone}) and ask when an engineer can reach you.",
  },
  times: {
    heading: "How soon we typically reach an emergency",
    text: "These are typical times in minutes, from when we accept your emergency call to when an engineer reaches you. They are not a guarantee: traffic, road closures, parking and other calls can all make us later, especially in a storm or the first hard frost. {claim:response} When you call, we’ll tell you when to expect us, and ring you again if we’re delayed.",
  },
  help: [
    {
      name: "Smell gas?",
      symbol: "gas-leak",
      danger: "gas",
      text: `${safety.gasEscape.atOnce}. Once the gas emergency service has made it safe, [call us to repair the leak](/services/emergency-gas-repairs).`,
    },
    {
      name: "Leak or blocked drain?",
      symbol: "burst",
      text: "If water is coming from the flat above, [see what to do](/guides/water-coming-through-ceiling). If the leak is yours, turn off the stopcock. Then ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night, or your landlord if you rent your home. We clear blocked drains too.",
    },
    {
      name: "No heating or hot water?",
      symbol: "boiler",
      text: "In a flat, there are [a few things to check](/guides/no-hot-water-in-flat) first. Ring us day or night for a [boiler repair](/boiler-services), or your landlord if you rent your home. {claim:gasSafe}",
    },
    {
      name: "Air conditioning stopped?",
      symbol: "split",
      text: "We repair [air conditioning](/air-conditioning) in homes and workplaces, [day or night](/services/emergency-hvac) if it can’t wait.",
    },
    {
      name: "Letting a home?",
      symbol: "to-let",
      text: "We do the annual [gas safety check (CP12)](/gas-services/landlord-gas-safety), repair boilers and carry out [Legionella risk assessments](/services/water-system-maintenance).",
    },
    {
      name: "Running a restaurant, hotel, office or block?",
      symbol: "building",
      text: "[Kitchen gas](/gas-services/commercial-kitchen-gas) or extract off? Leak or blocked drain? Office too hot or too cold? Ring us day or night, or ask about a [maintenance contract](/maintenance).",
    },
  ],
  readers: {
    houses: "Houses",
    flats: "Flats and blocks",
    shops: "Shops and hospitality",
    offices: "Offices, schools and industry",
    access: "Access and permits",
  },
} as const satisfies AreasRecord;
