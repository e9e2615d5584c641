import { type Enquiry, fieldNames, isReference, unconfirmedHours } from "@/lib/enquiry";
import type { Failure } from "./delivery-outcome";

/**
 * A message that was sent. `sentAt`: when first, in milliseconds since 1970. Without its words it has arrived, and the
 * visitor may not have read so yet.
 */
export type Kept = {
  readonly key: string;
  readonly sentAt: number;
  readonly enquiry?: Enquiry;
  readonly refusal?: Failure;
  readonly reference?: string | undefined;
};

/** A message that nobody has confirmed; with `refusal` once the endpoint has said that it does not take it. */
export type Pending = Kept & { readonly enquiry: Enquiry };

const prefix = "enquiry:";
/** Asked for at each use: a browser that forbids storage throws at the word itself. */
const stores = [() => localStorage, () => sessionStorage] as const;

/**
 * Keeps a message until its end is known, also when this tab is closed. The tab keeps it too: a copy of the tab then
 * knows what its words were sent as, even when the end came first.
 */
export function savePending(pending: Pending): void {
  // The token of the check for programs serves once.
  const text = JSON.stringify({ ...pending, enquiry: { ...pending.enquiry, turnstile: undefined } });
  for (const store of stores) attempt(() => store().setItem(prefix + pending.key, text));
}

/**
 * Keeps of a message only that it has arrived, and under which reference, for a page that is opened before the visitor
 * has read so.
 */
export function noteArrival({ key, sentAt, reference }: Kept): void {
  forget(key);
  attempt(() => localStorage.setItem(prefix + key, JSON.stringify({ key, sentAt, reference })));
}

export function forget(key: string): void {
  for (const store of stores) attempt(() => store().removeItem(prefix + key));
}

/** The message kept under this key; undefined where there is none, or none any more. */
export function readKept(key: string, store = stores[0]): Kept | undefined {
  return attempt(() => {
    const kept: unknown = JSON.parse(store().getItem(prefix + key) ?? "null");
    return isKept(kept) && Date.now() - kept.sentAt < unconfirmedHours * 3_600_000 ? kept : undefined;
  });
}

/** Every message kept, the oldest first. What is too old, or none of ours, is deleted. */
export function allKept(): readonly Kept[] {
  const found = new Map<string, Kept>();
  for (const store of stores) {
    const names = attempt(() => Object.keys(store())) ?? [];
    for (const name of names.filter((name) => name.startsWith(prefix))) {
      const kept = readKept(name.slice(prefix.length), store);
      if (kept) found.set(kept.key, kept);
      else attempt(() => store().removeItem(name));
    }
  }
  return [...found.values()].sort((one, other) => one.sentAt - other.sentAt);
}

export function isPending(kept: Kept | undefined): kept is Pending {
  return kept?.enquiry !== undefined;
}

/** The time of day at which a message was sent, such as "14:03". */
export function timeOf({ sentAt }: Kept): string {
  const sent = new Date(sentAt);
  const time = sent.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return sent.toDateString() === new Date().toDateString() ? time : `${time} yesterday`;
}

function isKept(value: unknown): value is Kept {
  const { key, sentAt, enquiry, reference } = Object(value);
  const isWhole = enquiry === undefined || fieldNames.every((name) => typeof enquiry?.[name] === "string");
  return (
    typeof key === "string" &&
    typeof sentAt === "number" &&
    isWhole &&
    (reference === undefined || isReference(reference))
  );
}

/** Where the browser forbids storage, or it is full, nothing is kept and the form works all the same. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
