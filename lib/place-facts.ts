import { furtherAuthorities, furtherCounties, successors } from "@/data/areas/councils";
import type { AreaSlug } from "@/data/areas/places";
import { insideCongestionZone, insideLondon, outsideLondon, partlyInCongestionZone } from "@/data/areas/zones";
import { changes } from "@/data/changes";
import type { Place } from "@/data/types";

/** Every outward code of a place; a region has none. */
export function codesOf({ outwardCode, alsoServes = [] }: Place): readonly string[] {
  return outwardCode ? [outwardCode, ...alsoServes] : [];
}

/** The local authorities of an area, the main one first, those of Surrey with the day on which they end. */
export function authoritiesOf(slug: AreaSlug, { authority }: Place): readonly string[] {
  const names = [...(authority ? [authority] : []), ...(furtherAuthorities[slug] ?? [])];
  const next = [...new Set(names.map((name) => successors[name] ?? name))];
  return next.map((council) => {
    const ending = names.filter((name) => successors[name] === council);
    return ending.length ? `${inWords(ending)} (until ${changes.surrey.day}, then ${council})` : council;
  });
}

/** The counties of a town, the main one first; none for London. */
export function countiesOf(slug: AreaSlug, { county }: Place): readonly string[] {
  return county ? [county, ...(furtherCounties[slug] ?? [])] : [];
}

/** Words as a list in a sentence: "a, b and c". */
export const inWords = (words: readonly string[]) => new Intl.ListFormat("en-GB").format(words);

/** Whether the congestion charge is due at an address of this place, by its outward codes. */
export function congestionCharge(place: Place): string {
  const codes = codesOf(place);
  if (place.type === "other") {
    return place.region === "central"
      ? "Partly inside the zone: the page of each area says which codes"
      : "Most of it lies outside the zone: the page of each area says which codes do not";
  }
  const inside = codes.filter((code) => insideCongestionZone.includes(code));
  const split = codes.flatMap((code) =>
    partlyInCongestionZone[code] ? `${code} ${partlyInCongestionZone[code]}` : [],
  );
  if (inside.length === codes.length)
    return "Inside the zone: the daily charge applies to visits by van in charging hours";
  if (inside.length + split.length === 0) return "Outside the zone";
  const outside = codes.filter((code) => !inside.includes(code) && !partlyInCongestionZone[code]);
  if (split.length === 0 && outside.length < inside.length) {
    return `Partly inside the zone: all but ${inWords(outside)}; the daily charge applies there in charging hours`;
  }
  return `Partly inside the zone: ${inWords([...inside, ...split])}; the daily charge applies there in charging hours`;
}

/** Whether a place lies in the Ultra Low Emission Zone, with what lies on the other side of its boundary. */
export function emissionZone(place: Place): string {
  const [inside, across] = place.type === "surrounding" ? [false, insideLondon] : [true, outsideLondon];
  const parts = codesOf(place).flatMap((code) => (across[code] ? `${across[code]} (${code})` : []));
  if (parts.length) return `Partly: ${inside ? "inside" : "outside"}, except ${inWords(parts)}`;
  return inside ? "Inside: it covers all London boroughs" : "Outside";
}
