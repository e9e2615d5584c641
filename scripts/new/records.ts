import type { SymbolId } from "@/data/symbols";
import { fillIn } from "@/lib/fill-in";
import { titleFromSlug } from "@/lib/slug";

const fill = (what: string) => `${fillIn}${what}`;

/** The folder, hub, theme and a symbol of each family, and the building view of its services with the first note. */
export const families = {
  hvac: {
    base: "services",
    parent: "/hvac-services",
    theme: "air",
    symbol: "ahu",
    lit: ["rooftop", "ducts"],
    at: [145, 22],
  },
  gas: {
    base: "gas-services",
    parent: "/gas-services",
    theme: "gas",
    symbol: "boiler",
    lit: ["boiler", "gas"],
    at: [278, 222],
  },
  plumbing: {
    base: "plumbing-services",
    parent: "/plumbing-services",
    theme: "water",
    symbol: "pump",
    lit: ["hot", "cold"],
    at: [209, 138],
  },
} as const;

type Family = keyof typeof families;

export const isFamily = (name: string): name is Family => name in families;

/** The name of a record's constant: "heat-pumps" becomes "heatPumps". */
export const constantOf = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The file of a new service's record, with sentences to fill in. */
export function serviceFile(slug: string, family: Family): string {
  const { base, parent, theme } = families[family];
  /** To be replaced by one that shows the work. */
  const symbol: SymbolId = families[family].symbol;
  const named = (what: string) => ({ name: fill(what), text: fill("a sentence about it") });
  const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i + 1));
  const record = {
    kind: "landing",
    path: `/${base}/${slug}`,
    name: titleFromSlug(slug),
    summary: fill("what it is, in one line of at most 110 characters"),
    theme,
    parent,
    action: "contact",
    meta: {
      title: fill("at most 60 characters"),
      description: fill("120 to 160 characters"),
      keywords: times(3, (i) => fill(`search words ${i}`)),
    },
    hero: { heading: titleFromSlug(slug), lead: fill("for whom it is and what they get") },
    grid: {
      heading: fill("heading of the six services"),
      items: times(6, (i) => ({ ...named(`service ${i}`), symbol })),
    },
    overview: {
      heading: fill("heading of the overview"),
      paragraphs: [fill("what the work is"), fill("when it is needed")],
    },
    approach: { heading: fill("heading of the steps"), steps: times(4, (i) => named(`step ${i}`)) },
    dependsOn: times(3, (i) => fill(`what design, programme or price depends on, ${i}`)),
    prepare: times(3, (i) => fill(`what the client should have ready, ${i}`)),
    benefits: { heading: fill("heading of the benefits"), items: times(3, (i) => fill(`benefit ${i}`)) },
    highlights: times(2, (i) => named(`highlight ${i}`)),
    compliance: [{ duty: fill("a duty, with its law or standard"), due: fill("by when"), record: fill("the record") }],
    questions: times(3, (i) => ({ question: fill(`question ${i}`), answer: fill(`answer ${i}`) })),
    closing: { heading: fill("the last heading"), text: fill("how to begin") },
    related: ["planned-maintenance", "system-commissioning", "energy-efficient-solutions"],
  };
  const text = JSON.stringify(record, null, 2);
  return `import type { LandingRecord } from "../types";\n\nexport const ${constantOf(slug)} = ${text} as const satisfies LandingRecord;\n`;
}

/** The building view of a new service, to fill in. */
export function viewsEntry(slug: string, family: Family): string {
  const { lit, at } = families[family];
  const notes = (first: string) => [
    [at, fill(first)],
    [[at[0], at[1] + 30], fill("another note, and the places of both in the drawing")],
  ];
  return entry(slug, {
    where: { lit, notes: notes("where the plant stands, and what that means for it") },
    work: { lit: [], off: lit, notes: notes("what is out of use while we work, and what stays on") },
  });
}

const entry = (slug: string, record: object) =>
  `  "${slug}": ${JSON.stringify(record, null, 2).replaceAll("\n", "\n  ")},\n`;

/** The facts of a new area, to fill in. The build stops at each that is left, including region and coordinates. */
export function areaEntry(slug: string, type: "london" | "surrounding"): string {
  return entry(slug, {
    name: titleFromSlug(slug),
    type,
    region: fill("central, north, south, east or west"),
    outwardCode: fill("the main outward code"),
    authority: fill("the local authority by its full name"),
    ...(type === "surrounding" && { county: fill("the county") }),
    coordinates: fill("latitude and longitude, as the towns above have them"),
  });
}

/** The file of a new area's copy and street, to fill in. */
export function areaCopyFile(slug: string): string {
  const record = {
    description: fill("120 to 160 characters"),
    lead: fill("one or two sentences under the name"),
    advice: {
      houses: [fill("what is particular to the houses there, and what we do about it")],
      shops: [fill("and to the shops")],
      access: [fill("parking, permits, consents and hours")],
    },
    demand: ["planned-maintenance", "ventilation-systems", "commercial-installation"].map((service) => ({
      service,
      why: fill("why that stock asks for it"),
    })),
    street: {
      line: [
        fill(
          "five to eight buildings, from left to right, in other order than next door: see BuildingSpec in data/areas/street.ts",
        ),
      ],
      notes: [1, 2, 3].map((i) => [
        fill(`a building of the street, ${i}`),
        fill("what it means for the work, in 100 characters"),
      ]),
    },
  };
  const text = JSON.stringify(record, null, 2);
  return `import type { AreaCopy } from "../../types";\n\nexport const ${constantOf(slug)} = ${text} as const satisfies AreaCopy;\n`;
}
