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

/** A place with its name in the form for comparison. */
type Place = Named & { readonly name: string };

const areas: readonly Place[] = areaSlugs.map((slug) => ({ slug, name: plain(records[slug].name) }));
const owners = codeOwners();
const parts: readonly Place[] = [
  ...areaSlugs.flatMap((slug) => (districts[slug] ?? []).map((district) => ({ slug, district }))),
  ...Object.entries(namesByCode).flatMap(([code, names]) => {
    const slug = owners.get(code);
    return slug ? names.map((name) => ({ slug, district: `${name}, ${code}` })) : [];
  }),
].map((part) => ({ ...part, name: plain(part.district.replace(/,.*/, "")) }));
const all = [...areas, ...parts];

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

/** The places a slip away, one in every five letters; else those with whose name the words begin ("Heathrow Airport"). */
function alike(wanted: string): readonly Place[] {
  const away = all.map(({ name }) => slips(name, wanted));
  const least = Math.min(...away);
  if (least <= Math.max(1, Math.floor(wanted.length / 5))) return all.filter((_, index) => away[index] === least);
  const longer = all.filter(({ name }) => wanted.startsWith(`${name} `));
  const longest = Math.max(...longer.map(({ name }) => name.length));
  return longer.filter(({ name }) => name.length === longest);
}

/**
 * The places that a visitor may mean by a name: the area of that name, else the districts of it, else the areas with
 * these words in theirs ("wharf"), else the districts, else those with a name much like it.
 * @returns none where it can't be told; `sure` where the words themselves were found
 */
export function placesNamed(typed: string): { readonly places: readonly Named[]; readonly sure: boolean } {
  const wanted = bare(typed.trim());
  if (wanted.length < 3) return { places: [], sure: false };
  const exact = ({ name }: Place) => name === wanted;
  const begins = ({ name }: Place) => ` ${name}`.includes(` ${wanted}`);
  const isFar = far.has(wanted);
  const ways = [areas.filter(exact), parts.filter(exact)];
  if (!isFar) ways.push(areas.filter(begins), parts.filter(begins));
  const within = ways.find(({ length }) => length > 0);
  const fitting = within ?? (isFar ? [] : alike(wanted));
  return {
    places: fitting.length <= most ? fitting.map(({ name: _, ...named }) => named) : [],
    sure: within !== undefined,
  };
}
