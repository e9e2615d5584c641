import type { Entry } from "./duties";

const maxEntries = 60;
const flags = { sealed: "s", detection: "d", stated: "n" } as const;

/** The maximum length of an address that mail programs and chats do not break. */
const maxAddressLength = 2000;

const flagNames = ["sealed", "detection", "stated"] as const;

/** Creates the permanent id of an entry. */
export function newId(): string {
  return Math.random().toString(36).slice(2, 8);
}

/** Writes a plan as a URL fragment, which browsers never send: `gas-let=k3f9x2_2026-03-14_Flat+1`. */
export function toFragment(entries: readonly Entry[]): string {
  const parts = entries.map(({ duty, id, date, name, more, kilograms, ...entryFlags }): [string, string] => {
    const flagText = flagNames.map((name) => (entryFlags[name] ? flags[name] : "")).join("");
    const fields = [id, date, name, more, kilograms, flagText].map((field) => field.replaceAll("_", " "));
    return [duty, fields.join("_").replace(/_+$/, "")];
  });
  return new URLSearchParams(parts).toString();
}

/** Whether a plan is short enough for an address. */
export function fitsAddress(fragment: string): boolean {
  return fragment.length <= maxAddressLength && fragment.split("&").length <= maxEntries;
}

/** Reads the plan of a fragment, ignoring invalid parts. */
export function fromFragment(fragment: string, known: readonly string[]): readonly Entry[] {
  const parts = [...new URLSearchParams(fragment.replace(/^#/, ""))].filter(([duty]) => known.includes(duty));
  const seen = new Set<string>();
  return parts.slice(0, maxEntries).map(([duty, text]) => {
    // Control characters could inject lines into the visitor's calendar file.
    const fields = text.replace(/\p{Cc}/gu, "").split("_");
    const [id = "", date = "", name = "", more = "", kilograms = "", flagText = ""] = fields;
    const uniqueId = /^[a-z\d]{1,8}$/.test(id) && !seen.has(id) ? id : newId();
    seen.add(uniqueId);
    return {
      id: uniqueId,
      duty,
      name: name.slice(0, 60),
      date,
      more,
      kilograms,
      sealed: flagText.includes(flags.sealed),
      detection: flagText.includes(flags.detection),
      stated: flagText.includes(flags.stated),
    };
  });
}
