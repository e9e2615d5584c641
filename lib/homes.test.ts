import { type DatedDuty, duties as records } from "@/data/duties";
import { toCsv } from "./csv";
import { guessColumns, listOf } from "./home-columns";
import { readHomes, rowsOfEntries, toRows } from "./homes";
import { rowsOf } from "./spreadsheet";

const duties: readonly DatedDuty[] = records;
const now = "2026-11-22";
function read(text: string) {
  const list = listOf(rowsOf(text));
  const columns = guessColumns(list, duties, now);
  return { list, columns, ...readHomes(list, columns, duties, now) };
}
const datesOf = (text: string) =>
  read(text).homes.map(({ name, plan }) => [name, ...plan.map(({ duty, due }) => `${duty.id} ${due.day}`)]);

it.each([
  // British, dates of last checks.
  ["Address,CP12,EICR,EPC\n1 High St,14/03/2026,05/05/2022,01/02/2020", "gas-let", "electrical", "epc"],
  // German, next due dates, recognised by heading; then by cells.
  ["Property;Gas safety due;Electrical expiry\n1 High St;14.03.2027;05.05.2027", "gas-let next", "electrical next"],
  ["Flat\tGas cert\tEICR\n1 High St\t14/03/2027\t2027-05-05", "gas-let next", "electrical next"],
  ["Unit,Boiler service,HMO licence ends\n1,14/03/2026,01/02/2020", "boiler-let", "hmo"],
  // Ignores ratings, tenants, and past tests of alarms, which are not due dates.
  ["Home,Tenant name,EPC rating,Smoke alarms tested\n1 High St,Ada,C,01/02/2026", "", "", ""],
  ["Home,Next tenancy,Legionella review\n1,01/02/2027,01/03/2027", "co-alarm", "legionella"],
  ["Plant,Refrigerant,Charge (kg),F-gas leak check\nChiller,R410A,12.5,01/02/2026", "more", "kilograms", "f-gas"],
  // Two columns of one duty: the first counts.
  ["Home,CP12,Gas safety check\n1,01/02/2026,01/03/2026", "gas-let", ""],
])("recognises the columns of %j", (text, ...columns) => expect(read(text).columns).toEqual(["name", ...columns]));

it("calculates a plan for each home of a list", () => {
  expect(
    datesOf('Flat,Street,CP12,EICR\nFlat 1,"High St, N1",14/03/2026,05/05/2022\n\nFlat 2,High St,n/a,31/12/2021'),
  ).toEqual([
    ["Flat 1, High St, N1", "gas-let 2027-03-14", "electrical 2027-05-05"],
    ["Flat 2, High St", "electrical 2026-12-31"],
  ]);
  expect(datesOf("Home,CP12 expiry\n1,29/02/2028")).toEqual([["1", "gas-let 2028-02-29"]]);
  expect(datesOf("Plant,Refrigerant,kg,Leak check\nChiller,r410a,12.5,1/2/2026\nFridge,R-410A,1,1/2/2026")).toEqual([
    ["Chiller", "f-gas 2027-02-01"],
    ["Fridge"],
  ]);
});

it("reads a list without headings after its columns are chosen", () => {
  const { list, columns } = read("Flat 1\t14/03/2026\nFlat 2\t15/03/2026");
  expect([list.headings, columns]).toEqual([
    ["Column 1", "Column 2"],
    ["name", ""],
  ]);
  const { homes } = readHomes(list, ["name", "gas-let"], duties, now);
  expect(homes.map(({ row, name }) => [row, name])).toEqual([
    [1, "Flat 1"],
    [2, "Flat 2"],
  ]);
});

it("rejects bad rows with row number and reason", () => {
  const rows = [
    ["Home,CP12,Refrigerant,kg,Leak check"],
    ["Flat 1,14/03/2026"],
    ["Flat 2,31/02/2026", /“31\/02\/2026” under “CP12”/],
    [""],
    [",14/03/2026", /no address/],
    ["Flat 4,15/03/2099", /“15\/03\/2099”/],
    ["Flat 5,=TODAY()", /=TODAY/],
    ["Flat 6,", /no date/],
    ["Plant,,R-999,3,01/02/2026", /refriger/],
    ["Plant 2,,R-32,three,01/02/2026", /12.5/],
  ] as const;
  const { homes, rejected } = read(rows.map(([cells]) => cells).join("\n"));
  expect(homes.map(({ name }) => name)).toEqual(["Flat 1"]);
  const expected = rows.flatMap(([cells, reason], index) => {
    const [name] = cells.split(",");
    return reason ? { row: index + 1, name, reason: expect.stringMatching(reason) } : [];
  });
  expect(rejected).toEqual(expected);
});

it("gives each date of a home a unique id, so that editing one does not change another", () => {
  const [home] = read("Home,CP12,EICR due\nFlat 1,14/03/2026,05/05/2027").homes;
  expect(new Set(home?.plan.map(({ entry }) => entry.id)).size).toBe(2);
});

it("keeps the calendar ids of each home when the list is read again", () => {
  const idsOf = (text: string) => read(text).homes.flatMap(({ plan }) => plan.map(({ entry }) => entry.id));
  const [first, second, third] = idsOf("Home,CP12\nFlat 1,14/03/2026\nFlat 2,14/03/2026\nFlat 1,14/03/2026");
  expect(new Set([first, second, third]).size).toBe(3);
  expect(idsOf("Home,CP12\nFlat 2,20/11/2026\nFlat 1,20/11/2026")).toEqual([second, first]);
  for (const id of [first, second]) expect(id).toMatch(/^[a-z\d]{1,8}$/);
});

it("saves a list that reads back unchanged, including rejected rows", () => {
  const text =
    'Flat,Town,CP12,EICR due,Tenant\n=Flat 1,N1,14/03/2026,05.05.2027,Ada\n"Flat ""2""",N1,soon,,\n\nFlat 3,N1,,1/1/2027,';
  const before = read(text);
  const saved = toCsv(toRows(before.list, before.columns, before.homes, duties));
  const after = read(saved);
  expect(after.homes.map(({ plan }) => plan)).toEqual(before.homes.map(({ plan }) => plan));
  expect(after.rejected.map(({ name }) => name)).toEqual(before.rejected.map(({ name }) => name));
  expect(saved).toContain('"2027-03-14"');
  expect(saved).toContain(`"'=Flat 1`);
  expect(saved).not.toContain("Ada");
});

it("saves a plan as a list that reads back as the same plan", () => {
  const base = { date: "2026-02-01", name: "Flat 1", more: "", kilograms: "", sealed: false, detection: false };
  const entries = [
    { ...base, duty: "gas-let", more: "2026-02-20", stated: false },
    { ...base, duty: "f-gas", name: "Chiller", more: "R-410A", kilograms: "24", detection: true, stated: false },
    { ...base, duty: "electrical", date: "2027-03-01", stated: true },
    // An entry without a name gets the name of its plant.
    { ...base, duty: "kitchen-extract", name: "Kitchen extract", more: "2", stated: false },
  ].map((entry, index) => ({ ...entry, id: `id${index}` }));
  const unnamed = entries.map((entry) => (entry.duty === "kitchen-extract" ? { ...entry, name: "" } : entry));
  const { homes, rejected } = read(toCsv(rowsOfEntries(unnamed, duties)));
  expect(rejected).toEqual([]);
  const found = homes.flatMap(({ plan }) => plan.map(({ entry }) => entry));
  expect(found.map((entry, index) => ({ ...entry, id: `id${index}` }))).toEqual(entries);
});
