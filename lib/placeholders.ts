import { type ClaimName, claimNames } from "@/data/claim-names";
import { claims as configuredClaims } from "@/data/claims";
import type { Claims } from "@/data/schema";

/** The values of the placeholders other than claims, by name. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Matches the space between two sentences. A claim's full form is a sentence without a full stop. */
const betweenSentences = /(?<=[.!?]["”’)]*|\{claim:\w+\}) +(?=["“‘([]*[A-Z0-9{])/;

/**
 * Fills in the placeholders of a record of `data/` at any depth. If a claim is missing in `claims.json`, removes its
 * sentence, list items that become empty, and everything marked with that `claim`.
 * @param where the record's name for the message, such as its page's path
 * @throws when a placeholder is unknown, or a whole sentence is used within another; the message names the record, the
 * text and the remedy
 */
export function interpolate<T>(
  record: T,
  where: string,
  names: PlaceholderValues,
  claims: Claims = configuredClaims,
): T {
  const wrong = (text: string, cure: string) => new Error(`${where} says "${text}". ${cure}`);

  /** Fills in the placeholders of a sentence; empty if its claim is missing. */
  function sentence(text: string): string {
    let stands = true;
    const words = text.replace(/\{([^{}]*)\}/g, (placeholder, inside: string) => {
      const [, name, short] = /^claim:(\w+)(\.short)?$/.exec(inside) ?? [];
      if (!name) {
        const value = names[inside];
        if (value !== undefined) return value;
        throw wrong(
          text,
          `Nothing fills "${placeholder}"; it may be {claim:…} or {${Object.keys(names).join("}, {")}}.`,
        );
      }
      if (!isClaimName(name))
        throw wrong(text, `No claim is named "${name}"; data/claim-names.ts lists them: ${claimNames.join(", ")}.`);
      if (!short && text !== placeholder)
        throw wrong(text, `${placeholder} is a sentence of its own; within another write {claim:${name}.short}.`);
      const claim = claims[name];
      if (!claim) stands = false;
      return claim?.[short ? "short" : "full"] ?? "";
    });
    return stands ? words : "";
  }

  function fill(value: unknown): unknown {
    if (typeof value === "string") {
      return value.includes("{") ? value.split(betweenSentences).map(sentence).filter(Boolean).join(" ") : value;
    }
    if (Array.isArray(value)) {
      return value.map(fill).filter((item, index) => item !== undefined && !hasLost(value[index], item));
    }
    if (typeof value !== "object" || value === null) return value;
    if ("claim" in value) {
      if (!isClaimName(value.claim))
        throw wrong(JSON.stringify(value), `"${value.claim}" is not in data/claim-names.ts.`);
      if (!claims[value.claim]) return undefined;
    }
    const entries = Object.entries(value).map(([key, part]) => [key, fill(part)] as const);
    return Object.fromEntries(entries.filter(([key, part]) => key !== "claim" && part !== undefined));
  }

  // The type stays the same, because lists may be shorter and parts marked with a claim are optional.
  return fill(record) as T;
}

function isClaimName(name: unknown): name is ClaimName {
  return claimNames.some((known) => known === name);
}

/** Whether a text, or a text of an object, was removed, so that the whole object is removed. */
function hasLost(before: unknown, after: unknown): boolean {
  if (typeof before === "string") return before !== "" && after === "";
  if (typeof before !== "object" || before === null || Array.isArray(before)) return false;
  const filledIn = after as Readonly<Record<string, unknown>>;
  return Object.entries(before).some(([key, text]) => typeof text === "string" && hasLost(text, filledIn[key]));
}
