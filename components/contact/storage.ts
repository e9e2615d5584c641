import { fieldNames, unconfirmedHours, type Words } from "@/lib/enquiry";
import type { Outcome, StoredMessage } from "./enquiry-state";
import { noWords } from "./form-words";

const draftName = "enquiry";
const prefix = "enquiry:";

/** Storage that the browser forbids, or that is full, throws: nothing is kept then, and the form works all the same. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Keeps what is typed for this tab. Never with a key, as a browser copies a tab together with its storage. */
export function saveDraft(words: Words): void {
  const isEmpty = Object.values(words).every((word) => !word);
  attempt(() =>
    isEmpty ? sessionStorage.removeItem(draftName) : sessionStorage.setItem(draftName, JSON.stringify(words)),
  );
}

/** What was typed in this tab and not sent; nothing where the browser forbids storage. */
export function readDraft(): Words | undefined {
  return attempt(() => {
    const kept = Object(attempt(() => JSON.parse(sessionStorage.getItem(draftName) ?? "")));
    const entries = fieldNames.map((name) => [name, typeof kept[name] === "string" ? kept[name] : ""]);
    return { ...noWords, ...Object.fromEntries(entries) };
  });
}

/** Keeps a message, so that it outlives its tab. */
export function storeMessage(message: StoredMessage): void {
  attempt(() => localStorage.setItem(prefix + message.key, JSON.stringify(message)));
}

/** Keeps the answer to a message: of one that has arrived, without its words. */
export function storeOutcome(message: StoredMessage, outcome: Outcome): void {
  // What nobody has confirmed is sent again on the next visit.
  if (outcome.ok) storeMessage({ ...message, enquiry: { ...noWords, website: "" }, outcome });
  else if (outcome.refused) storeMessage({ ...message, outcome });
}

export function forgetMessage(key: string): void {
  attempt(() => localStorage.removeItem(prefix + key));
}

export function storedMessage(key: string): StoredMessage | undefined {
  const kept = attempt(() => JSON.parse(localStorage.getItem(prefix + key) ?? ""));
  const { sentAt, enquiry } = Object(kept);
  const isWhole = fieldNames.every((name) => typeof enquiry?.[name] === "string");
  return isWhole && Date.now() - sentAt < unconfirmedHours * 3_600_000 ? { ...kept, since: timeOf(sentAt) } : undefined;
}

/** All messages, the oldest first. What is too old or no message is deleted. */
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
