/** For the tests: visitors and what they send, and how to wait. */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";

export type Fields = Readonly<Record<string, unknown>>;
export type Headers = Readonly<Record<string, string>>;

export const valid = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  phone: "+44 20 7946 0000",
  service: "Heating Systems",
  message: "The boiler is cold.\nThe engine room is warm.",
  website: "",
};

export const chiller = "/services/chiller-installation";

/** Words that nobody has sent yet: without a key, the same words are the same enquiry. */
export function fresh<T extends Fields>(more?: T) {
  return { ...valid, ...more, message: randomUUID() };
}

export const withKey = (key: string = randomUUID()): Headers => ({ "Idempotency-Key": key });

let visitors = 0;

/** A network address that nobody has used yet, so that one test's enquiries don't count against another's. */
export const visitor = (): Headers => ({ "CF-Connecting-IP": `2001:dba:${(++visitors).toString(16)}::1` });

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Waits until something holds; fails after two minutes, so that a busy machine may take its time. */
export async function until(what: string, holds: () => Promise<unknown> | unknown): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(50)) if (await holds()) return;
  throw new Error(`Waited in vain for ${what}`);
}

/** What something gives that was done within one minute of the clock, by which limits count: else it is done again. */
export async function withinAMinute<T>(work: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / 60_000);
  const began = minute();
  const result = await work();
  return minute() === began ? result : withinAMinute(work);
}

export async function inParallel<T>(work: Iterable<T>, atOnce: number, run: (item: T) => Promise<void>): Promise<void> {
  // One iterator for all, so that each takes the next item.
  const items = work[Symbol.iterator]();
  const worker = async () => {
    for (let next = items.next(); !next.done; next = items.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
