import { distance } from "fastest-levenshtein";
import { type AreaSlug, places } from "@/data/areas/places";
import { areaSlugs } from "./areas";

/** A name as it is compared: "St Albans", "st. albans" and "ST-ALBANS" are the same. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\bsaint\b/g, "st")
    .replace(/['’.]|\p{M}/gu, "")
    .replace(/[^a-z]+/g, " ")
    .trim();
}

const names = areaSlugs.map((slug) => ({ slug, name: plain(places[slug].name) }));

const letters = (name: string) => [...name].sort().join("");

/** How many slips of the hand lie between two names; two letters the wrong way round are one. */
function slips(name: string, typed: string): number {
  const changes = distance(name, typed);
  return changes === 2 && letters(name) === letters(typed) ? 1 : changes;
}

/** More areas than this are no answer. */
const most = 6;

/** What a place's name may be made of; digits belong to postcodes. */
const nameLike = /^[\p{L}\p{M}'’. -]{3,40}$/u;

/**
 * The areas that a visitor may mean by a name: the one of that name, else those with these words in theirs ("wharf"),
 * else those a slip away, one in every five letters.
 * @returns none where it can't be told; `sure` where the words themselves were found
 */
export function areasNamed(typed: string): { readonly slugs: readonly AreaSlug[]; readonly sure: boolean } {
  const wanted = nameLike.test(typed.trim()) ? plain(typed).replace(/^the /, "") : "";
  if (wanted.length < 3) return { slugs: [], sure: false };
  const pick = (fits: (name: string) => boolean) => names.filter(({ name }) => fits(name)).map(({ slug }) => slug);
  const exact = pick((name) => name === wanted);
  const within = exact.length > 0 ? exact : pick((name) => ` ${name}`.includes(` ${wanted}`));
  if (within.length > 0) return { slugs: within.slice(0, most), sure: true };
  const allowed = Math.max(1, Math.floor(wanted.length / 5));
  const least = Math.min(...names.map(({ name }) => slips(name, wanted)));
  return { slugs: least <= allowed ? pick((name) => slips(name, wanted) === least).slice(0, most) : [], sure: false };
}
