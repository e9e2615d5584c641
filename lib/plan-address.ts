import type { Entry } from "./duties";

const most = 60;
const flags = { sealed: "s", detection: "d", stated: "n" } as const;

/** The longest address that mail programs and chats do not break. */
const longest = 2000;

const signNames = ["sealed", "detection", "stated"] as const;

/** The permanent id of a new entry. */
export function newId(): string {
  return Math.random().toString(36).slice(2, 8);
}

/** A plan as the fragment of an address, which browsers keep to themselves: `gas-let=k3f9x2_2026-03-14_Flat+1`. */
export function toFragment(entries: readonly Entry[]): string {
  const parts = entries.map(({ duty, id, date, name, more, kilograms, ...signed }): [string, string] => {
    const signs = signNames.map((sign) => (signed[sign] ? flags[sign] : "")).join("");
    const fields = [id, date, name, more, kilograms, signs].map((field) => field.replaceAll("_", " "));
    return [duty, fields.join("_").replace(/_+$/, "")];
  });
  return new URLSearchParams(parts).toString();
}

/** Whether a plan is short enough to be kept in an address. */
export function fitsAddress(fragment: string): boolean {
  return fragment.length <= longest && fragment.split("&").length <= most;
}

/** The plan of a fragment, as far as it can be read. */
export function fromFragment(fragment: string, known: readonly string[]): readonly Entry[] {
  const parts = [...new URLSearchParams(fragment.replace(/^#/, ""))].filter(([duty]) => known.includes(duty));
  const seen = new Set<string>();
  return parts.slice(0, most).map(([duty, text]) => {
    // Control characters could inject lines into the visitor's calendar file.
    const fields = text.replace(/\p{Cc}/gu, "").split("_");
    const [id = "", date = "", name = "", more = "", kilograms = "", signs = ""] = fields;
    const own = /^[a-z\d]{1,8}$/.test(id) && !seen.has(id) ? id : newId();
    seen.add(own);
    return {
      id: own,
      duty,
      name: name.slice(0, 60),
      date,
      more,
      kilograms,
      sealed: signs.includes(flags.sealed),
      detection: signs.includes(flags.detection),
      stated: signs.includes(flags.stated),
    };
  });
}
