import { type AreaSlug, areaRecords } from "@/data/areas/area-records";
import { responseTimes } from "@/data/areas/response";
import type { Area, Coordinates, Region } from "@/data/types";
import { pluralise } from "./pluralise";

/** The facts of the areas. Their copy is in `area-page.ts`, so that the browser can load this file without it. */
export const areaSlugs = Object.keys(areaRecords) as AreaSlug[];

/** The address of an area page. */
export function areaPath(slug: AreaSlug): `/areas/${AreaSlug}` {
  return `/areas/${slug}`;
}

export const regionNames = {
  central: "Central London",
  north: "North London",
  south: "South London",
  east: "East London",
  west: "West London",
} as const satisfies Record<Region, string>;

const times = new Map(responseTimes.map(({ area, ...response }) => [area, { response }]));

/** The facts of an area, with its response time if the firm states one. */
export function areaOf(slug: AreaSlug): Area {
  return { ...areaRecords[slug], ...times.get(slug) };
}

/** An area's name within a sentence. */
export function inSentence({ name, article }: Area): string {
  return article ? `the ${name}` : name;
}

/** All outward codes of an area, the main one first; empty for a region. */
export function codesOf({ outwardCode, alsoServes = [] }: Pick<Area, "outwardCode" | "alsoServes">): readonly string[] {
  return outwardCode ? [outwardCode, ...alsoServes] : [];
}

/**
 * Maps each outward code to its area.
 * @throws when two areas list the same code; the message names them
 */
export function codeOwners(from: Readonly<Record<string, Parameters<typeof codesOf>[0]>> = areaRecords) {
  const owners = new Map<string, AreaSlug>();
  for (const [slug, area] of Object.entries(from)) {
    for (const code of codesOf(area)) {
      const other = owners.get(code);
      if (other)
        throw new Error(
          `In data/areas/area-records.ts, ${other} and ${slug} both list ${code}. Remove it from one of them.`,
        );
      owners.set(code, slug as AreaSlug);
    }
  }
  return owners;
}

export type AreaGroup = { readonly region: Region; readonly slugs: readonly AreaSlug[] };

/** The areas of a type, grouped by region, each group in alphabetical order. */
export function areaGroups(type: Area["type"]): readonly AreaGroup[] {
  return (Object.keys(regionNames) as Region[])
    .map((region) => ({
      region,
      slugs: areaSlugs.filter((slug) => areaRecords[slug].type === type && areaRecords[slug].region === region),
    }))
    .filter(({ slugs }) => slugs.length > 0);
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine, mean earth radius 6,371 km). */
export function distance(from: Coordinates, to: Coordinates): number {
  const dLat = radians(to.latitude - from.latitude);
  const dLon = radians(to.longitude - from.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}

export const kilometresPerMile = 1.609344;

/** Formats a distance to the nearest half mile: 5.4 km is "3.5 miles". */
export function inMiles(kilometres: number): string {
  const miles = Math.max(0.5, Math.round((kilometres / kilometresPerMile) * 2) / 2);
  return pluralise(miles, "mile");
}

type Neighbour = { readonly slug: AreaSlug; readonly kilometres: number };

/** All areas by distance from a point, nearest first; without the regions, which have no coordinates. */
export function areasByDistance(from: Coordinates): readonly Neighbour[] {
  return areaSlugs
    .flatMap((slug) => {
      const to = areaOf(slug).coordinates;
      return to ? [{ slug, kilometres: distance(from, to) }] : [];
    })
    .sort((a, b) => a.kilometres - b.kilometres);
}

/** The nearest areas, nearest first; empty for a region. */
export function neighbours(slug: AreaSlug, count: number): readonly Neighbour[] {
  const here = areaOf(slug).coordinates;
  const others = here ? areasByDistance(here).filter((other) => other.slug !== slug) : [];
  return others.slice(0, count);
}

/** How many nearest areas a page links to, and how many of them link back. */
const nearest = { shown: 6, leading: 4 } as const;

/**
 * The areas that an area page links to, nearest first: the six nearest, and every area that has it among its four
 * nearest. Without the second rule, few pages would link to a town at the edge.
 */
export function areasNear(slug: AreaSlug): readonly Neighbour[] {
  const near = new Set(neighbours(slug, nearest.shown).map((neighbour) => neighbour.slug));
  return neighbours(slug, areaSlugs.length).filter(
    (other) => near.has(other.slug) || neighbours(other.slug, nearest.leading).some((each) => each.slug === slug),
  );
}

/** The London areas of a region, for its page. */
export function areasOfRegion(region: Region): readonly AreaSlug[] {
  return areaSlugs.filter((slug) => areaRecords[slug].region === region && areaRecords[slug].type === "london");
}
