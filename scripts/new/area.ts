import { fillIn } from "@/lib/fill-in";
import { titleFromSlug } from "@/lib/slug";

const entry = (slug: string, record: object) =>
  `  "${slug}": ${JSON.stringify(record, null, 2).replaceAll("\n", "\n  ")},\n`;
const fill = (what: string) => `${fillIn}${what}`;

/** The facts of a new town, to fill in. The build stops at each that is left, the region and the coordinates too. */
export function placeEntry(slug: string): string {
  return entry(slug, {
    name: titleFromSlug(slug),
    type: "surrounding",
    region: fill("north, south, east or west, the side of London it lies on"),
    outwardCode: fill("the main outward code"),
    authority: fill("the local authority by its full name"),
    county: fill("the county"),
    coordinates: fill("latitude and longitude, as the towns above have them"),
  });
}

/** The words of a new town, to fill in. */
export function areaCopyEntry(slug: string): string {
  return entry(slug, {
    description: fill("120 to 160 characters"),
    lead: fill("one or two sentences under the name"),
    buildings: [fill("what stands there")],
    working: [fill("what that means for plant, access, noise, permits and hours")],
    benefits: [1, 2, 3].map((i) => fill(`benefit ${i}`)),
    demand: ["planned-maintenance", "ventilation-systems", "commercial-installation"].map((service) => ({
      service,
      why: fill("why that stock asks for it"),
    })),
  });
}
