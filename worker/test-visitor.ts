/** For tests: visitors, their enquiries, and helpers for waiting. */
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

/** A unique text, because equal texts without a key are one enquiry. */
export function fresh<T extends Fields>(more?: T) {
  return { ...valid, ...more, message: randomUUID() };
}

export const withKey = (key: string = randomUUID()): Headers => ({ "Idempotency-Key": key });

let visitors = 0;

/** A new network address, so that the enquiries of one test do not count towards the limits of another. */
export const visitor = (): Headers => ({ "CF-Connecting-IP": `2001:dba:${(++visitors).toString(16)}::1` });

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Waits until a condition holds. The timeout of two minutes allows for a busy machine. */
export async function until(what: string, holds: () => Promise<unknown> | unknown): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(50)) if (await holds()) return;
  throw new Error(`Waited in vain for ${what}`);
}

/** Repeats work until it has run within one clock minute, by which limits count, and returns its result. */
export async function withinAMinute<T>(work: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / 60_000);
  const began = minute();
  const result = await work();
  return minute() === began ? result : withinAMinute(work);
}

export async function inParallel<T>(work: Iterable<T>, atOnce: number, run: (item: T) => Promise<void>): Promise<void> {
  // One shared iterator, so that each worker takes the next item.
  const items = work[Symbol.iterator]();
  const worker = async () => {
    for (let next = items.next(); !next.done; next = items.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
