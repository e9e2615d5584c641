import { fieldNames, unconfirmedHours, type Words } from "@/lib/enquiry";
import type { Outcome, StoredMessage } from "./enquiry-state";
import { noWords } from "./form-words";

const draftName = "enquiry";
const prefix = "enquiry:";

/** Storage throws when it is forbidden or full; the form works without it. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Saves the draft of this tab, without a key, because browsers copy the storage of a duplicated tab. */
export function saveDraft(words: Words): void {
  const isEmpty = Object.values(words).every((word) => !word);
  attempt(() =>
    isEmpty ? sessionStorage.removeItem(draftName) : sessionStorage.setItem(draftName, JSON.stringify(words)),
  );
}

/** The draft of this tab. */
export function readDraft(): Words | undefined {
  return attempt(() => {
    const stored = Object(attempt(() => JSON.parse(sessionStorage.getItem(draftName) ?? "")));
    const entries = fieldNames.map((name) => [name, typeof stored[name] === "string" ? stored[name] : ""]);
    return { ...noWords, ...Object.fromEntries(entries) };
  });
}

/** Stores a message beyond the life of its tab. */
export function storeMessage(message: StoredMessage): void {
  attempt(() => localStorage.setItem(prefix + message.key, JSON.stringify(message)));
}

/** Stores the answer to a message; the text of one that has arrived is removed. */
export function storeOutcome(message: StoredMessage, outcome: Outcome): void {
  // An unconfirmed message is sent again on the next visit.
  if (outcome.ok) storeMessage({ ...message, enquiry: { ...noWords, website: "" }, outcome });
  else if (outcome.refused) storeMessage({ ...message, outcome });
}

export function forgetMessage(key: string): void {
  attempt(() => localStorage.removeItem(prefix + key));
}

export function storedMessage(key: string): StoredMessage | undefined {
  const stored = attempt(() => JSON.parse(localStorage.getItem(prefix + key) ?? ""));
  const { sentAt, enquiry } = Object(stored);
  const isWhole = fieldNames.every((name) => typeof enquiry?.[name] === "string");
  return isWhole && Date.now() - sentAt < unconfirmedHours * 3_600_000
    ? { ...stored, since: timeOf(sentAt) }
    : undefined;
}

/** All stored messages, oldest first. Expired or malformed entries are deleted. */
export function storedMessages(): readonly StoredMessage[] {
  const names = attempt(() => Object.keys(localStorage)) ?? [];
  const keys = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return keys
    .flatMap((key) => storedMessage(key) ?? forgetMessage(key) ?? [])
    .sort((one, other) => one.sentAt - other.sentAt);
}

function timeOf(sentAt: number): string {
  const sent = new Date(sentAt);
  const time = sent.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return sent.toDateString() === new Date().toDateString() ? time : `${time} yesterday`;
}
