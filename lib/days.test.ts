import { addDays, addMonths, daysBetween, inWords, isDay } from "./days";

it.each([
  ["2018-02-10", 12, "2019-02-10"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-12-15", 14, "2028-02-15"],
  ["2026-03-31", -1, "2026-02-28"],
  // Dodds v Walker: notice of 30 September, four months, ended on 30 January.
  ["1978-09-30", 4, "1979-01-30"],
])("%s and %d months is %s", (day, months, end) => expect(addMonths(day, months)).toBe(end));

it("counts days across leap days and changes to daylight saving time", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(inWords("2026-03-01")).toBe("1 March 2026");
});

it.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["0026-03-01", false],
])("tells whether %j is a day: %j", (text, expected) => expect(isDay(text)).toBe(expected));
