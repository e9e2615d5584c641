import { existsSync, readFileSync } from "node:fs";
import { ownerRecords } from "@/data/schema";
import { problemsInFile } from "./records";

const delivered = (name: string) => JSON.parse(readFileSync(`fixtures/delivered/${name}.json`, "utf8"));
const recordOf = (name: string) => {
  const record = ownerRecords.find(({ file }) => file === `data/owner/${name}.json`);
  if (!record) throw new Error(`No record is named ${name}.`);
  return record;
};
const pages = ["/"];
const office = { days: ["Monday"], label: "Mon", opens: "08:00", closes: "17:30" };
const price = { pages, work: "Check", from: "£85", basis: "per home", condition: "Weekdays", since: "1 March 2027" };

const words = { pages, words: "Good.", who: "Manager", on: "2027-02-03", source: "Letter", permission: "" };
const engineer = { pages: ["camden"], name: "A", trade: "Gas engineer", qualified: ["Boilers"], permission: "" };
const work = {
  building: "A",
  plant: "A",
  date: "A",
  duration: "A",
  problem: "A",
  work: "A",
  result: "A",
  permission: "",
};
const shown = { file: "school.jpg", alt: "A plant room" };
const note = { text: "Fan", left: 40, top: 40 };
const withNotes = (...notes: readonly object[]) => [{ pages, ...work, picture: { ...shown, notes } }];

/** Errors in the owner's records, and their messages. */
it.each([
  ["business", { ...delivered("business"), phone: "0207" }, 'phone: "0207" should be a United Kingdom number such as'],
  ["business", { ...delivered("business"), phone: undefined }, "phone: It is empty and should be filled in."],
  ["business", { ...delivered("business"), fax: "1" }, 'fax: "1" should be left out, as nothing has this name.'],
  ["hours", [{ ...office, opens: "8:00" }], 'entry 1, opens: "8:00" should be a time such as 08:00.'],
  [
    "hours",
    [office, { ...office, days: ["Sunday"], closes: "07:00" }],
    'entry 2, closes: "07:00" should be later than the time of opening.',
  ],
  ["hours", [office, office], 'entry 2, days: ["Monday"] should be days that no other entry has.'],
  [
    "special-days",
    [
      { date: "2026-12-25", name: "Christmas Day" },
      { date: "2026-12-25", name: "Boxing Day" },
    ],
    'entry 2, date: "2026-12-25" should be a day that no other entry has.',
  ],
  ["business", { ...delivered("business"), email: "info@firm" }, 'email: "info@firm" should be an address such as'],
  [
    "special-days",
    [{ date: "2026-12-24", name: "Christmas Eve", opens: "09:00" }],
    "closes: It is empty and should be filled in where the time of opening is, and empty where that is empty.",
  ],
  ["special-days", [{ date: "2026-11-31", name: "No day" }], 'date: "2026-11-31" should be a day such as 2026-12-24.'],
  [
    "notices",
    [{ from: "2026-12-28", until: "2026-12-21", text: "Closed." }],
    'until: "2026-12-21" should be the first day',
  ],
  ["testimonials", [{ ...words, link: "reviews" }], 'link: "reviews" should be an address such as https://'],
  [
    "testimonials",
    [{ ...words, picture: { ...shown, file: "../a.jpg" } }],
    'file: "../a.jpg" should be a picture in data/',
  ],
  [
    "team",
    [{ ...engineer, trade: "Plumber" }],
    'trade: "Plumber" should be one of HVAC engineer, Gas engineer, Plumbing',
  ],
  ["cases", withNotes({ ...note, left: 140 }), "notes, entry 1, left: 140 should be a whole number from 0 to 100."],
  ["cases", withNotes(note, { ...note, left: 45 }), "should be two notes that are 12 % or more apart"],
  ["prices", [{ ...price, from: "85" }], 'from: "85" should be a price such as £85.'],
  [
    "prices",
    [{ ...price, pages: ["/boilers"] }],
    'pages, entry 1: "/boilers" should be a page that has a place for it.',
  ],
  ["prices", [{ ...price, pages: [] }], "pages: It is empty and should be one page at least."],
  ["response-times", [{ area: "camden", from: 40, to: 20 }], "entry 1, to: 20 should be more than the first time."],
  ["response-times", [{ area: "camdem", from: 20, to: 40 }], 'area: "camdem" should be an area of the site.'],
])("%s.json: rejects %j with a readable message", (name, value, sentence) => {
  const [problem = "", ...more] = problemsInFile(recordOf(name), JSON.stringify(value));
  expect(problem).toContain(`data/owner/${name}.json, `);
  expect(problem).toContain(sentence);
  expect(more).toEqual([]);
});

it("names the line of a missing comma", () => {
  expect(problemsInFile(recordOf("hours"), '[\n  {\n    "label": "Mon"\n    "opens": "08:00"\n  }\n]')).toEqual([
    "data/owner/hours.json, line 4: a comma, bracket or quotation mark is missing or too many there, or at the end of the line before.",
  ]);
  expect(problemsInFile(recordOf("notices"), "[\n")[0]).toMatch(/^data\/owner\/notices.json, line 1: /);
});

it.each(["delivered", "filled"])("accepts the records of fixtures/%s", (folder) => {
  const found = ownerRecords.flatMap((record) => {
    const file = record.file.replace("data/owner", `fixtures/${folder}`);
    return existsSync(file) ? problemsInFile(record, readFileSync(file, "utf8")) : [];
  });
  expect(found).toEqual([]);
});
