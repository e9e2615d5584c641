import { distance } from "fastest-levenshtein";
import { type AreaSlug, areaRecords as records } from "@/data/areas/area-records";
import { districts, elsewhere, namesByCode } from "@/data/areas/districts";
import { areaSlugs, codeOwners } from "./areas";

/** A name in a form for comparison: "St Albans", "st. albans" and "ST-ALBANS" are the same, and so are "Kings X" and "King’s Cross". */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\bsaint\b/g, "st")
    .replaceAll("&", " and ")
    .replace(/['’.]|\p{M}/gu, "")
    .replace(/[^a-z]+/g, " ")
    .trim()
    .replace(/ x$/, " cross");
}

/** A place on an area's page: the area itself, or one of its districts by name. */
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

/** The edit distance between two names; two swapped letters count as one edit. */
function slips(name: string, typed: string): number {
  const changes = distance(name, typed);
  return changes === 2 && letters(name) === letters(typed) ? 1 : changes;
}

/** The most places in an answer. */
const most = 6;

/** What a place's name may be made of; digits belong to postcodes. */
const nameLike = /^[\p{L}\p{M}'’.,& -]{3,40}$/u;

/** A typed name without additions: "the Barbican", "Soho, London". */
function bare(typed: string): string {
  return nameLike.test(typed) ? plain(typed.replace(/, *london$/i, "")).replace(/^the /, "") : "";
}

/**
 * The places that a visitor may mean by a name: the area of that name, else the districts of it, else the areas with these words in theirs
 * ("wharf"), else the districts, else what is a slip away, one in every five letters, else what it begins with ("Heathrow Airport").
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
  const longer = isFar ? [] : all.filter(({ name }) => wanted.startsWith(`${name} `));
  const longest = Math.max(...longer.map(({ name }) => name.length));
  const fitting = within ?? (alike.length > 0 ? alike : longer.filter(({ name }) => name.length === longest));
  return {
    places: fitting.length <= most ? fitting.map(({ name: _, ...named }) => named) : [],
    sure: within !== undefined,
  };
}
