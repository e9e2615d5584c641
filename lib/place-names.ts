import { distance } from "fastest-levenshtein";
import { districts, elsewhere, namesByCode } from "@/data/areas/districts";
import { type AreaSlug, places as records } from "@/data/areas/places";
import { areaSlugs, codeOwners } from "./areas";

/** A name as it is compared: "St Albans", "st. albans" and "ST-ALBANS" are the same. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\bsaint\b/g, "st")
    .replaceAll("&", " and ")
    .replace(/['’.]|\p{M}/gu, "")
    .replace(/[^a-z]+/g, " ")
    .trim();
}

/** A place that an area's page tells of: the area itself, or a district of it under the district's own name. */
export type Named = { readonly slug: AreaSlug; readonly district?: string };

const areas = areaSlugs.map((slug) => ({ slug, name: plain(records[slug].name) }));
const owners = codeOwners();
const parts = [
  ...areaSlugs.flatMap((slug) => (districts[slug] ?? []).map((district) => ({ slug, district }))),
  ...Object.entries(namesByCode).flatMap(([code, names]) => {
    const slug = owners.get(code);
    return slug ? names.map((name) => ({ slug, district: `${name}, ${code}` })) : [];
  }),
].map((part) => ({ ...part, name: plain(part.district.replace(/,.*/, "")) }));
const all: readonly (Named & { readonly name: string })[] = [...areas, ...parts];

const far = new Set(elsewhere.map(plain));

const letters = (name: string) => [...name].sort().join("");

/** How many slips of the hand lie between two names; two letters the wrong way round are one. */
function slips(name: string, typed: string): number {
  const changes = distance(name, typed);
  return changes === 2 && letters(name) === letters(typed) ? 1 : changes;
}

/** More places than this are no answer. */
const most = 6;

/** What a place's name may be made of; digits belong to postcodes. */
const nameLike = /^[\p{L}\p{M}'’.,& -]{3,40}$/u;

/** What was typed, without what may stand around a name: "the Barbican", "Soho, London". */
function bare(typed: string): string {
  return nameLike.test(typed) ? plain(typed.replace(/, *london$/i, "")).replace(/^the /, "") : "";
}

/**
 * The places that a visitor may mean by a name: the area of that name, else the districts of it, else the areas with these words in theirs
 * ("wharf"), else the districts, else what is a slip away, one in every five letters.
 * @returns none where it can't be told; `sure` where the words themselves were found
 */
export function placesNamed(typed: string): { readonly places: readonly Named[]; readonly sure: boolean } {
  const wanted = bare(typed.trim());
  if (wanted.length < 3) return { places: [], sure: false };
  const begins = ({ name }: { name: string }) => ` ${name}`.includes(` ${wanted}`);
  const exact = ({ name }: { name: string }) => name === wanted;
  const isFar = far.has(wanted);
  const ways = [areas.filter(exact), parts.filter(exact)];
  if (!isFar) ways.push(areas.filter(begins), parts.filter(begins));
  const within = ways.find(({ length }) => length > 0);
  const allowed = isFar ? -1 : Math.max(1, Math.floor(wanted.length / 5));
  const least = Math.min(...all.map(({ name }) => slips(name, wanted)));
  const alike = least <= allowed ? all.filter(({ name }) => slips(name, wanted) === least) : [];
  const fitting = within ?? alike;
  return {
    places: fitting.length <= most ? fitting.map(({ name: _, ...named }) => named) : [],
    sure: within !== undefined,
  };
}
