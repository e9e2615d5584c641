import type { OptionalFacts } from "./schema";

type Lists = Exclude<
  { [Name in keyof OptionalFacts]: OptionalFacts[Name] extends readonly unknown[] ? Name : never }[keyof OptionalFacts],
  undefined
>;

/** Assembles the optional facts from their records, which every command validates first (`lib/records.ts`). */
export const assembleFacts = ({ terms, ...lists }: Readonly<Record<Lists | "terms", object>>) =>
  ({ ...terms, ...lists }) as OptionalFacts;
