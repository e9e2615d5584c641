import type { Enquiry } from "@/lib/delivery-outcome";
import { labels } from "./fields";

/** A message that was sent and that nobody has confirmed yet. `sentAt`: when first, in milliseconds since 1970. */
export type Pending = { readonly key: string; readonly enquiry: Enquiry; readonly sentAt: number };

const prefix = "enquiry:";
/** Asked for at each use: a browser that forbids storage throws at the word itself. */
const stores = [() => localStorage, () => sessionStorage] as const;
/** In milliseconds, as the privacy notice says (data/pages/privacy.ts). */
const longestKept = 24 * 60 * 60 * 1000;

/**
 * Keeps a message until its end is known, also when this tab is closed. The tab keeps it too: a copy of the tab then
 * knows what its words were sent as, even when the end came first.
 */
export function savePending(pending: Pending): void {
  const { turnstile: _, ...enquiry } = pending.enquiry;
  const text = JSON.stringify({ ...pending, enquiry });
  for (const store of stores) attempt(() => store().setItem(prefix + pending.key, text));
}

export function removePending(key: string): void {
  for (const store of stores) attempt(() => store().removeItem(prefix + key));
}

/** The message kept under this key; undefined where there is none, or none any more. */
export function readPending(key: string, store = stores[0]): Pending | undefined {
  return attempt(() => {
    const kept: unknown = JSON.parse(store().getItem(prefix + key) ?? "null");
    return isPending(kept) && Date.now() - kept.sentAt < longestKept ? kept : undefined;
  });
}

/** Every message kept, the oldest first. What is too old, or none of ours, is deleted. */
export function allPending(): readonly Pending[] {
  const found = new Map<string, Pending>();
  for (const store of stores) {
    const names = attempt(() => Object.keys(store())) ?? [];
    for (const name of names.filter((name) => name.startsWith(prefix))) {
      const pending = readPending(name.slice(prefix.length), store);
      if (pending) found.set(pending.key, pending);
      else removePending(name.slice(prefix.length));
    }
  }
  return [...found.values()].sort((one, other) => one.sentAt - other.sentAt);
}

/** The time of day at which a message was sent, such as "14:03". */
export function timeOf({ sentAt }: Pending): string {
  const sent = new Date(sentAt);
  const time = sent.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return sent.toDateString() === new Date().toDateString() ? time : `${time} yesterday`;
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== "object" || value === null || !("enquiry" in value && "sentAt" in value)) return false;
  const enquiry = Object(value.enquiry);
  return typeof value.sentAt === "number" && Object.keys(labels).every((name) => typeof enquiry[name] === "string");
}

/** Where the browser forbids storage, or it is full, nothing is kept and the form works all the same. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
