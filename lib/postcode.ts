import { fix, toOutcode, validOutcode } from "postcode";
import type { AreaSlug } from "@/data/areas/area-records";
import { furtherCodes, nonGeographicCodes } from "@/data/areas/outcodes";
import { areaOf, areaPath, areasByDistance, codeOwners, kilometresPerMile } from "./areas";
import { placesNamed } from "./place-names";
import { responseTime } from "./response";

/**
 * The search behind "find my area". It runs in the browser, which loads this module at the first search.
 */
export type FoundArea = {
  readonly path: ReturnType<typeof areaPath>;
  readonly name: string;
  readonly response: string | undefined;
  /** The district that the visitor typed. */
  readonly district?: string | undefined;
};
export type Answer =
  | { readonly kind: "empty" | "invalid" }
  /** Belongs to one area or, as a whole district such as W1 or SW1, to several. */
  | { readonly kind: "served"; readonly code: string; readonly areas: readonly [FoundArea, ...FoundArea[]] }
  /** Listed for no area; with the nearest area, its distance, and how far the firm usually travels. */
  | {
      readonly kind: "near" | "outside";
      readonly code: string;
      readonly area: FoundArea;
      readonly miles: number;
      readonly usualMiles: number;
    }
  /** The areas with a typed name or a similar one, and areas with a district of that name. */
  | { readonly kind: "named" | "alike"; readonly areas: readonly [FoundArea, ...FoundArea[]] }
  | { readonly kind: "non-geographic" | "unknown"; readonly code: string };

/** How far from the nearest area the firm usually travels, in kilometres in a straight line. */
const usualReach = 15;

const milesOf = (kilometres: number) => Math.round(kilometres / kilometresPerMile);

function found(slug: AreaSlug, district?: string): FoundArea {
  const area = areaOf(slug);
  return { path: areaPath(slug), name: area.name, response: responseTime(area), district };
}

/** Maps each listed outward code to its area. */
const owners = codeOwners();
const further = new Map(Object.entries(furtherCodes));
const nonGeographic = new Set(nonGeographicCodes);

/** All known outward codes. */
export const knownCodes: readonly string[] = [...owners.keys(), ...further.keys(), ...nonGeographic];

/**
 * Extracts the outward code from a whole postcode, its first half, or an incomplete one, in any case and spacing. In a
 * whole postcode, corrects letters and digits that look alike.
 */
export function outwardCode(typed: string): string | undefined {
  if (typed.length > 100) return undefined;
  const text = typed.normalize("NFKC").toUpperCase().trim();
  const compact = text.replace(/[\s\p{Cf}-]+/gu, "");
  const [first = ""] = text.split(/\s+/);
  const partial = /^\S+\s+\d[A-Z]?$/.test(text) && validOutcode(first) ? first : undefined;
  return toOutcode(compact) ?? partial ?? (validOutcode(compact) ? compact : toOutcode(fix(compact))) ?? undefined;
}

/** The areas that share a district whose codes have another letter: W1, SW1, EC1 to EC4, WC1 and WC2. */
function sharing(district: string): readonly FoundArea[] {
  const slugs = [...owners].filter(([code]) => code.slice(0, -1) === district && /[A-Z]$/.test(code));
  return [...new Set(slugs.map(([, slug]) => slug))].map((slug) => found(slug));
}

/** Looks up a typed name. */
function lookUpName(typed: string): Answer {
  const { places, sure } = placesNamed(typed);
  const [first, ...others] = places.map(({ slug, district }) => found(slug, district));
  return first ? { kind: sure ? "named" : "alike", areas: [first, ...others] } : { kind: "invalid" };
}

/** Finds the outward code in a longer text: the last one, because addresses end with the postcode. */
function codeAmongWords(typed: string): string | undefined {
  const codes = typed.slice(0, 100).match(/\b[a-z]{1,2}\d[a-z\d]?(?:\s?\d[a-z]{2})?\b/gi) ?? [];
  return outwardCode(codes.at(-1) ?? "");
}

/** Looks up a postcode, an outward code, an address or the name of an area. */
export function lookUp(typed: string): Answer {
  if (!typed.trim()) return { kind: "empty" };
  const named = lookUpName(typed);
  const whole = outwardCode(typed);
  const code = whole ?? codeAmongWords(typed);
  // A name may look like a code with typing errors, such as Tooting like T00.
  if (!code || named.kind === "named") return named;
  const owner = owners.get(code);
  if (owner) return { kind: "served", code, areas: [found(owner)] };
  if (nonGeographic.has(code)) return { kind: "non-geographic", code };
  const at = further.get(code);
  const [nearest] = at ? areasByDistance({ latitude: at[0], longitude: at[1] }) : [];
  if (nearest) {
    const { slug, kilometres } = nearest;
    const kind = kilometres <= usualReach ? "near" : "outside";
    return { kind, code, area: found(slug), miles: milesOf(kilometres), usualMiles: milesOf(usualReach) };
  }
  const [first, ...others] = sharing(code);
  if (first) return { kind: "served", code, areas: [first, ...others] };
  // In a longer text it may be a road, such as the A40.
  return whole && /\d/.test(typed) ? { kind: "unknown", code } : named;
}
