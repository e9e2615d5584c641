import { fix, toOutcode, validOutcode } from "postcode";
import type { AreaSlug } from "@/data/areas/area-records";
import { furtherCodes, nonGeographicCodes } from "@/data/areas/outcodes";
import { areaOf, areaPath, areasByDistance, codeOwners, kilometresPerMile } from "./areas";
import { placesNamed } from "./place-names";
import { responseTime } from "./response";

/**
 * The search behind "find my area". It runs in the page, which loads this module with the first search; nothing is sent.
 */
export type FoundArea = {
  readonly path: ReturnType<typeof areaPath>;
  readonly name: string;
  readonly response: string | undefined;
  /** The district that was searched for. */
  readonly district?: string | undefined;
};
export type Answer =
  | { readonly kind: "empty" | "invalid" }
  /** Belongs to one area, or (a whole district such as W1, or SW1) to several. */
  | { readonly kind: "served"; readonly code: string; readonly areas: readonly [FoundArea, ...FoundArea[]] }
  /** On no area's list; the nearest area, how far off it is, and how far the firm usually goes. */
  | {
      readonly kind: "near" | "outside";
      readonly code: string;
      readonly area: FoundArea;
      readonly miles: number;
      readonly usualMiles: number;
    }
  /** The areas of a name that was typed, or of names much like it, and of a district of that name. */
  | { readonly kind: "named" | "alike"; readonly areas: readonly [FoundArea, ...FoundArea[]] }
  | { readonly kind: "non-geographic" | "unknown"; readonly code: string };

/** As far from the nearest area, in a straight line, as the firm usually goes, in kilometres. */
const usualReach = 15;

const milesOf = (kilometres: number) => Math.round(kilometres / kilometresPerMile);

function found(slug: AreaSlug, district?: string): FoundArea {
  const area = areaOf(slug);
  return { path: areaPath(slug), name: area.name, response: responseTime(area), district };
}

/** The area of each listed outward code. */
const owners = codeOwners();
const further = new Map(Object.entries(furtherCodes));
const nonGeographic = new Set(nonGeographicCodes);

/** Every known outward code. */
export const knownCodes: readonly string[] = [...owners.keys(), ...further.keys(), ...nonGeographic];

/**
 * The outward code of what a visitor typed: a whole postcode, its first half, or a bit more than that, in any case and
 * spacing. Letters and digits that look alike are forgiven in a whole postcode, where it is clear which is meant.
 */
export function outwardCode(typed: string): string | undefined {
  if (typed.length > 100) return undefined;
  const text = typed.normalize("NFKC").toUpperCase().trim();
  const compact = text.replace(/[\s\p{Cf}-]+/gu, "");
  const [first = ""] = text.split(/\s+/);
  const partial = /^\S+\s+\d[A-Z]?$/.test(text) && validOutcode(first) ? first : undefined;
  return toOutcode(compact) ?? partial ?? (validOutcode(compact) ? compact : toOutcode(fix(compact))) ?? undefined;
}

/** The areas that share a district whose codes carry a further letter: W1, SW1, EC1 to EC4, WC1 and WC2. */
function sharing(district: string): readonly FoundArea[] {
  const slugs = [...owners].filter(([code]) => code.slice(0, -1) === district && /[A-Z]$/.test(code));
  return [...new Set(slugs.map(([, slug]) => slug))].map((slug) => found(slug));
}

/** What the firm can say about a name that was typed. */
function lookUpName(typed: string): Answer {
  const { places, sure } = placesNamed(typed);
  const [first, ...others] = places.map(({ slug, district }) => found(slug, district));
  return first ? { kind: sure ? "named" : "alike", areas: [first, ...others] } : { kind: "invalid" };
}

/** The outward code within a longer text: the last one, because addresses end with the postcode. */
function codeAmongWords(typed: string): string | undefined {
  const codes = typed.slice(0, 100).match(/\b[a-z]{1,2}\d[a-z\d]?(?:\s?\d[a-z]{2})?\b/gi) ?? [];
  return outwardCode(codes.at(-1) ?? "");
}

/** What the firm can say about a postcode, an outward code, an address or the name of an area. */
export function lookUp(typed: string): Answer {
  if (!typed.trim()) return { kind: "empty" };
  const named = lookUpName(typed);
  const whole = outwardCode(typed);
  const code = whole ?? codeAmongWords(typed);
  // A name may look like a code with typing errors: Tooting would be T00.
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
  // Within a longer text it may be a road: the A40.
  return whole && /\d/.test(typed) ? { kind: "unknown", code } : named;
}
