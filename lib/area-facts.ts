import { type AreaSlug, areaRecords } from "@/data/areas/area-records";
import { furtherAuthorities, furtherCounties, successors } from "@/data/areas/councils";
import { insideCongestionZone, insideLondon, outsideLondon, partlyInCongestionZone } from "@/data/areas/zones";
import { changes } from "@/data/changes";
import type { Area } from "@/data/types";
import { areaOf, areaSlugs, codesOf, inSentence } from "./areas";

/** The names of an area's local authorities today, the main one first. */
export function councilsOf(slug: AreaSlug, { authority }: Area): readonly string[] {
  return [...(authority ? [authority] : []), ...(furtherAuthorities[slug] ?? [])];
}

/** The local authorities of an area, the main one first; those in Surrey include the day of their abolition. */
export function authoritiesOf(slug: AreaSlug, area: Area): readonly string[] {
  const names = councilsOf(slug, area);
  const next = [...new Set(names.map((name) => successors[name] ?? name))];
  return next.map((council) => {
    const ending = names.filter((name) => successors[name] === council);
    return ending.length ? `${asList(ending)} (until ${changes.surrey.day}, then ${council})` : council;
  });
}

/** The other areas of the borough that an area gives its name to; empty for all other areas. */
export function otherPartsOfBorough(slug: AreaSlug, { name, authority }: Area): readonly AreaSlug[] {
  if (!authority?.includes(name)) return [];
  return areaSlugs.filter((other) => other !== slug && areaOf(other).authority === authority);
}

/** The counties of a town, the main one first; empty for London. */
export function countiesOf(slug: AreaSlug, { county }: Area): readonly string[] {
  return county ? [county, ...(furtherCounties[slug] ?? [])] : [];
}

/** Joins words for a sentence: "a, b and c", or as a disjunction "a, b or c". */
export const asList = (words: readonly string[], type: Intl.ListFormatType = "conjunction") =>
  new Intl.ListFormat("en-GB", { type }).format(words);

const outsideZone = "Outside the zone";
const charge = "A daily charge applies to our vans in the zone during its operating hours.";

/** Describes the congestion charge in an area, by its outward codes, or in a region, by its areas. */
export function congestionCharge(area: Area): string {
  const codes = codesOf(area);
  if (codes.length === 0) {
    const charged = (Object.values(areaRecords) as readonly Area[]).filter(
      (part) => part.region === area.region && part.outwardCode && congestionCharge(part) !== outsideZone,
    );
    return charged.length ? `The zone takes in all or part of ${asList(charged.map(inSentence))}` : outsideZone;
  }
  const inside = codes.filter((code) => insideCongestionZone.includes(code));
  const split = codes.flatMap((code) =>
    partlyInCongestionZone[code] ? `${code} ${partlyInCongestionZone[code]}` : [],
  );
  if (inside.length === codes.length)
    return "Inside the zone: a daily charge applies to our vans during its operating hours";
  if (inside.length + split.length === 0) return outsideZone;
  const outside = codes.filter((code) => !inside.includes(code) && !partlyInCongestionZone[code]);
  if (split.length === 0 && outside.length < inside.length) {
    return `Mostly inside the zone: all but ${asList(outside)}. ${charge}`;
  }
  return `Partly inside the zone: ${asList([...inside, ...split])}. ${charge}`;
}

/** Describes whether an area is in the Ultra Low Emission Zone, and names parts on the other side of the boundary. */
export function emissionZone(area: Area): string {
  const [inside, across] = area.type === "surrounding" ? [false, insideLondon] : [true, outsideLondon];
  const split = codesOf(area).filter((code) => across[code]);
  const parts = [...new Set(split.map((code) => across[code]))].map(
    (part) => `${part} (${split.filter((code) => across[code] === part).join(", ")})`,
  );
  if (parts.length) return `${inside ? "Inside" : "Outside"}, except for ${asList(parts)}`;
  return inside ? "Inside, like all of London" : "Outside";
}
