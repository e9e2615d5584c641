// The output of `npm run new` passes the tests of the content after its sentences are filled in.
import { symbols } from "@/components/drawings/symbols";
import { fillIn } from "@/lib/fill-in";
import { areaCopyFile, areaEntry, serviceFile, viewsEntry } from "./records";

const service = "heat-meters";
const area = "haslemere";

const line = ["church", "market hall", "cottage estate", "hospital", "station", "semi"];
const notes = ["church", "hospital", "semi"];

/** The owner's answers, by the question of `npm run new`. All other answers are sentences. */
const answers: Readonly<Record<string, unknown>> = {
  "at most 60 characters": "Heat meter installation in London",
  "central, north, south, east or west": "south",
  "the main outward code": "GU27",
  "the local authority by its full name": "Waverley Borough Council",
  "the county": "Surrey",
  "latitude and longitude, as the towns above have them": { latitude: 51.089, longitude: -0.7119 },
};

const subjects = ["Our engineers", "We", "The same two people", "Your fitters", "Both teams"];
const verbs = ["check", "clean", "test", "replace", "read", "label", "list"];
const objects = [
  "each meter in the riser",
  "the valve at your flat",
  "the strainer by the door",
  "the sensor in the pipe",
];
const reasons = ["before winter", "so that bills are fair", "while the heat is off", "to show you the result"];
const sentences = subjects.flatMap((subject) =>
  verbs.flatMap((verb, i) => objects.map((object, j) => `${subject} ${verb} ${object} ${reasons[(i + j) % 4]}.`)),
);

function answer(asked: string): unknown {
  if (asked in answers) return answers[asked];
  const [, note] = /^a building of the street, (\d)$/.exec(asked) ?? [];
  if (note) return notes[Number(note) - 1];
  const [first = "", second] = sentences.splice(0, 2);
  return asked.startsWith("120 to 160")
    ? `Haslemere or London? ${first} ${second} Call us.`.padEnd(125, " Now.")
    : first;
}

/** Parses the record in TypeScript source. */
const recordIn = (text: string, reviver?: (key: string, value: unknown) => unknown) =>
  JSON.parse(text.slice(text.indexOf("{\n"), text.lastIndexOf("}") + 1), reviver);

/** The generated record with every "FILL IN" replaced. */
const filledIn = (text: string) =>
  recordIn(text, (_, value) =>
    typeof value === "string" && value.startsWith(fillIn) ? answer(value.slice(fillIn.length)) : value,
  );

// records.ts has already loaded the modules below, so reset them to read the mocked records.
jest.resetModules();
const copy = filledIn(areaCopyFile(area));
for (const [name, key, record] of [
  ["data/services", "services", { [service]: filledIn(serviceFile(service, "gas")) }],
  ["data/building-views", "buildingViews", { [service]: filledIn(viewsEntry(service, "gas")) }],
  ["data/areas/area-records", "areaRecords", { [area]: filledIn(areaEntry(area, "surrounding")) }],
  ["data/areas", "areaCopy", { [area]: { ...copy, street: { ...copy.street, line } } }],
] as const) {
  jest.doMock(`@/${name}`, () => {
    const actual = jest.requireActual(`@/${name}`);
    return { ...actual, [key]: { ...actual[key], ...record } };
  });
}
jest.doMock("@/data/slugs", () => {
  const actual = jest.requireActual("@/data/slugs");
  return { ...actual, serviceSlugs: [...actual.serviceSlugs, service] };
});

it("gives each kind of work of a service a symbol", () => {
  const { items } = recordIn(serviceFile(service, "gas")).grid;
  for (const item of items) expect(Object.keys(symbols)).toContain(item.symbol);
});

it("leaves sentences to fill in, which the build counts and whose page it names", () => {
  const { expectAllWritten } = require("@/lib/fill-in");
  expect(() => expectAllWritten([recordIn(serviceFile(service, "gas"))])).toThrow(
    `/gas-services/${service} has 57 sentences to write. Look for "FILL IN:" in its file in data/.`,
  );
  const town = { path: `/areas/${area}`, ...recordIn(areaEntry(area, "surrounding")) };
  expect(() => expectAllWritten([town])).toThrow(`/areas/${area} has 5 sentences to write.`);
  expect(recordIn(areaEntry("haggerston", "london"))).not.toHaveProperty("county");
});

it("creates a page for each, with nothing left to fill in", () => {
  const { pageOf } = require("@/lib/pages");
  const { expectAllWritten } = require("@/lib/fill-in");
  for (const path of [`/gas-services/${service}`, `/areas/${area}`]) expect(pageOf(path).path).toBe(path);
  expect(expectAllWritten).not.toThrow();
});

require("@/lib/data.test");
require("@/lib/copy-rules.test");
require("@/lib/similarity.test");
require("@/lib/metadata.test");
require("@/lib/structured-data.test");
require("@/components/coverage/map-data.test");
require("@/components/street/streets.test");
