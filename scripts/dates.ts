// `npm run dates`, after a change of copy: sets the date of changed pages to today, for the sitemap.
import { writeFileSync } from "node:fs";
import { datedPaths, updatedDates } from "@/lib/dates";
import { today } from "@/lib/days";

const dates = updatedDates(datedPaths, today());

const head = `/** The day a page was last changed, and a hash of what it then said. */
export type Dates = Readonly<Record<string, { readonly date: string; readonly text: string }>>;

/** Written by \`npm run dates\` after a change of copy, for the sitemap; never by hand. */
export const dates: Dates = {`;

// One line for each page, as Biome formats it.
const lines = Object.entries(dates).map(
  ([path, { date, text }]) => `  "${path}": { date: "${date}", text: "${text}" },`,
);
writeFileSync("data/dates.ts", [head, ...lines, "};\n"].join("\n"));
const renewed = Object.values(dates).filter(({ date }) => date === today()).length;
console.log(`data/dates.ts: ${renewed} of ${lines.length} pages bear today's date.`);
