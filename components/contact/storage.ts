import { fieldNames, unconfirmedHours, type Words } from "@/lib/enquiry";
import type { StoredMessage } from "./enquiry-state";
import { emptyForm, sameWords } from "./form-words";

const draftName = "enquiry";
const prefix = "enquiry:";

/** Returns undefined if storage throws, because it is blocked or full; the form works without it. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

const isWords = (value: unknown): value is Words => fieldNames.every((name) => typeof Object(value)[name] === "string");

/** Saves the draft of this tab, without a key, because browsers copy the storage of a duplicated tab. */
export function saveDraft(words: Words): void {
  attempt(() =>
    sameWords(words, emptyForm)
      ? sessionStorage.removeItem(draftName)
      : sessionStorage.setItem(draftName, JSON.stringify(words)),
  );
}

/** The draft of this tab; undefined if it cannot be read. */
export function readDraft(): Words | undefined {
  const draft: unknown = attempt(() => JSON.parse(sessionStorage.getItem(draftName) ?? JSON.stringify(emptyForm)));
  return isWords(draft) ? draft : undefined;
}

/** Stores a message beyond the lifetime of its tab; the text of a delivered one is removed. */
export function storeMessage(message: StoredMessage): void {
  const enquiry = message.outcome?.step === "sent" ? emptyForm : message.enquiry;
  attempt(() => localStorage.setItem(prefix + message.key, JSON.stringify({ ...message, enquiry })));
}

export function forgetMessage(key: string): void {
  attempt(() => localStorage.removeItem(prefix + key));
}

export function storedMessage(key: string): StoredMessage | undefined {
  const stored = attempt(() => JSON.parse(localStorage.getItem(prefix + key) ?? ""));
  const { sentAt, enquiry } = Object(stored);
  const isCurrent = isWords(enquiry) && Date.now() - sentAt < unconfirmedHours * 3_600_000;
  return isCurrent ? { ...stored, since: timeOf(sentAt) } : undefined;
}

/** All stored messages, oldest first. Expired or malformed entries are deleted. */
export function storedMessages(): readonly StoredMessage[] {
  const names = attempt(() => Object.keys(localStorage)) ?? [];
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .flatMap((key) => storedMessage(key) ?? forgetMessage(key) ?? [])
    .sort((one, other) => one.sentAt - other.sentAt);
}

function timeOf(sentAt: number): string {
  const sent = new Date(sentAt);
  const time = sent.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return sent.toDateString() === new Date().toDateString() ? time : `${time} yesterday`;
}
