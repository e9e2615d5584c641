import type { OptionalFacts } from "./schema";

type Lists = Exclude<
  { [Name in keyof OptionalFacts]: OptionalFacts[Name] extends readonly unknown[] ? Name : never }[keyof OptionalFacts],
  undefined
>;

/** The optional facts from the records that hold them, whose form every command checks first (`lib/records.ts`). */
export const assembleFacts = ({ terms, ...lists }: Readonly<Record<Lists | "terms", object>>) =>
  ({ ...terms, ...lists }) as OptionalFacts;
