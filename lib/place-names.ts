import { distance } from "fastest-levenshtein";
import { type AreaSlug, areaRecords as records } from "@/data/areas/area-records";
import { districts, elsewhere, namesByCode } from "@/data/areas/districts";
import { areaSlugs, codeOwners } from "./areas";

/** Normalises a name: "St Albans", "st. albans" and "ST-ALBANS" become equal, as do "Kings X" and "King’s Cross". */
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

/** A place with its normalised name. */
type NamedPlace = Named & { readonly name: string };

const areas: readonly NamedPlace[] = areaSlugs.map((slug) => ({ slug, name: plain(records[slug].name) }));
const owners = codeOwners();
const parts: readonly NamedPlace[] = [
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

/** The maximum number of places in an answer. */
const maxPlaces = 6;

/** The characters of a place's name; digits belong to postcodes. */
const nameLike = /^[\p{L}\p{M}'’.,& -]{3,40}$/u;

/** Strips additions from a typed name: "the Barbican", "Soho, London". */
function bare(typed: string): string {
  return nameLike.test(typed) ? plain(typed.replace(/, *london$/i, "")).replace(/^the /, "") : "";
}

/** Finds places within one typing error per five letters, or else whose names begin the words ("Heathrow Airport"). */
function alike(wanted: string): readonly NamedPlace[] {
  const away = all.map(({ name }) => slips(name, wanted));
  const least = Math.min(...away);
  if (least <= Math.max(1, Math.floor(wanted.length / 5))) return all.filter((_, index) => away[index] === least);
  const longer = all.filter(({ name }) => wanted.startsWith(`${name} `));
  const longest = Math.max(...longer.map(({ name }) => name.length));
  return longer.filter(({ name }) => name.length === longest);
}

/**
 * Finds the places that a visitor may mean by a name. Tries in this order: areas of that name, districts of that name,
 * areas whose names contain the words ("wharf"), districts that do, and places with a similar name.
 * @returns no places if none or too many match; `sure` if the words themselves were found
 */
export function placesNamed(typed: string): { readonly places: readonly Named[]; readonly sure: boolean } {
  const wanted = bare(typed.trim());
  if (wanted.length < 3) return { places: [], sure: false };
  const exact = ({ name }: NamedPlace) => name === wanted;
  const begins = ({ name }: NamedPlace) => ` ${name}`.includes(` ${wanted}`);
  const isFar = far.has(wanted);
  const candidates = [areas.filter(exact), parts.filter(exact)];
  if (!isFar) candidates.push(areas.filter(begins), parts.filter(begins));
  const within = candidates.find(({ length }) => length > 0);
  const fitting = within ?? (isFar ? [] : alike(wanted));
  return {
    places: fitting.length <= maxPlaces ? fitting.map(({ name: _, ...named }) => named) : [],
    sure: within !== undefined,
  };
}
