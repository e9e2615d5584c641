import { type DatedDuty, duties } from "@/data/duties";
import { allTexts } from "./copy";
import { daysOf, dueOf, type Entry, planOf } from "./duties";
import { basisOf } from "./standards";

const now = "2026-11-22";
const entry = (duty: string, rest: Partial<Entry>): Entry => ({
  ...{ id: "a", duty, name: "", date: "", more: "", kilograms: "", stated: false, sealed: false, detection: false },
  ...rest,
});
const all: readonly DatedDuty[] = duties;
function due(duty: (typeof duties)[number]["id"], rest: Partial<Entry>, today = now) {
  const rule = all.find(({ id }) => id === duty);
  return rule && dueOf(entry(duty, rest), rule, today);
}

describe("a landlord’s gas safety check (regulations 36 and 36A)", () => {
  it.each([
    // Date of the check, its due date, next due date, first day of the next check.
    ["2018-02-10", "", "2019-02-10", "2018-12-11"],
    // Regulation 36A: a check in the two months before the due date counts as made on the due date.
    ["2019-01-05", "2019-02-10", "2020-02-10", "2019-12-11"],
    ["2018-12-11", "2019-02-10", "2020-02-10", "2019-12-11"],
    ["2019-02-10", "2019-02-10", "2020-02-10", "2019-12-11"],
    // One day too early or too late: the next twelve months run from the check.
    ["2018-12-10", "2019-02-10", "2019-12-10", "2019-10-11"],
    ["2019-02-11", "2019-02-10", "2020-02-11", "2019-12-12"],
    // Leap days and ends of months.
    ["2024-02-29", "", "2025-02-28", "2025-01-01"],
    ["2025-01-10", "2025-02-28", "2026-02-28", "2026-01-01"],
    ["2025-12-31", "", "2026-12-31", "2026-11-01"],
    ["2025-04-30", "", "2026-04-30", "2026-03-01"],
    ["2025-09-30", "", "2026-09-30", "2026-08-01"],
  ])("made on %s and due on %j is next due by %s and possible from %s", (date, more, day, opens) => {
    expect(due("gas-let", { date, more })).toMatchObject({ day, opens });
  });

  it("says why a due date has moved", () => {
    expect(due("gas-let", { date: "2019-02-11", more: "2019-02-10" })?.note).toMatch(/late/);
    expect(due("gas-let", { date: "2018-12-10", more: "2019-02-10" })?.note).toMatch(/more than 2 months early/);
    expect(due("gas-let", { date: "2019-01-05", more: "2019-02-10" })?.note).toBeUndefined();
  });
});

it.each([
  ["tm44", { date: "2024-02-29" }, "2029-02-28"],
  ["lev", { date: "2025-12-31" }, "2027-02-28"],
  ["fire-dampers", { date: "2026-03-31" }, "2027-03-31"],
  ["tower-clean", { date: "2026-08-31" }, "2027-02-28"],
  ["tower-sample", { date: "2026-11-22" }, "2027-02-22"],
  ["water-temperatures", { date: "2026-10-31" }, "2026-11-30"],
  ["kitchen-extract", { date: "2026-10-01" }, "2027-01-01"],
  ["kitchen-extract", { date: "2026-10-01", more: "2" }, "2027-10-01"],
  ["lifting", { date: "2026-10-01", more: "0" }, "2027-10-01"],
  ["lifting", { date: "2026-10-01", more: "1" }, "2027-04-01"],
  ["lifting", { date: "2026-10-01", more: "7" }, "2027-10-01"],
  // The date that a report or a tenancy states, even if it has passed.
  ["pressure", { date: "2027-06-01" }, "2027-06-01"],
  ["electrical", { date: "2024-03-31" }, "2029-03-31"],
  ["electrical", { date: "2027-03-31", stated: true }, "2027-03-31"],
  ["epc", { date: "2016-02-29" }, "2026-02-28"],
  ["epc", { date: "2031-05-04", stated: true }, "2031-05-04"],
  ["hmo", { date: "2027-09-30" }, "2027-09-30"],
  ["boiler-let", { date: "2026-01-31" }, "2027-01-31"],
  ["co-alarm", { date: "2026-11-01" }, "2026-11-01"],
] as const)("%s with %j is due by %s", (duty, given, day) => expect(due(duty, given)?.day).toBe(day));

it("has no due date without input, and rejects a last date in the future", () => {
  expect(due("gas-work", {})).toEqual({ months: 12 });
  expect(due("gas-work", { date: "2026-11-23" })).toMatchObject({
    wrong: { date: expect.stringContaining("in the future") },
  });
  expect(due("gas-work", { date: "2026-11-22" })?.day).toBe("2027-11-22");
});

describe("an F-gas leak check (articles 4 and 5)", () => {
  it.each([
    ["R-410A", "2.3", {}, undefined],
    ["R-410A", "2.4", {}, "2026-12-01"],
    ["R-410A", "2.4", { detection: true }, "2027-12-01"],
    ["R-410A", "2.4", { sealed: true }, undefined],
    ["R-410A", "4.8", { sealed: true }, "2026-12-01"],
    ["R-410A", "24", {}, "2026-06-01"],
    ["R-410A", "24", { detection: true }, "2026-12-01"],
    ["R-404A", "127.6", {}, "2026-03-01"],
    ["R-404A", "127.6", { detection: true }, "2026-06-01"],
    // 4.995 t and 5 t.
    ["R-32", "7.4", {}, undefined],
    ["R-32", "7.408", {}, "2026-12-01"],
    ["R-134a", "1,000", {}, "2026-03-01"],
  ])("of %s, %s kg, %j is due by %s", (more, kilograms, rest, day) => {
    expect(due("f-gas", { date: "2025-12-01", more, kilograms, ...rest })?.day).toBe(day);
  });

  it("states the class, both intervals and whether leak detection is required", () => {
    expect(due("f-gas", { more: "R-410A", kilograms: "12" })?.note).toBe(
      "25.06 t CO₂e reaches the 5 t limit, so have it checked every 12 months, or every 24 with leak detection.",
    );
    expect(due("f-gas", { more: "R-404A", kilograms: "200" })?.note).toContain("so you need leak detection");
    expect(due("f-gas", { more: "R-404A", kilograms: "200", detection: true })?.note).not.toContain("fitted");
    expect(due("f-gas", { more: "R-32", kilograms: "2" })?.note).toContain("no regular leak check");
  });

  it.each([
    [" 12.5 ", "2026-12-01"],
    ["1,250", "2026-03-01"],
    ["1250", "2026-03-01"],
  ])("accepts the charge %j", (kilograms, day) => {
    expect(due("f-gas", { date: "2025-12-01", more: "R-410A", kilograms })?.day).toBe(day);
  });

  it.each(["twelve", "-3", "0", "1e9", "1.2.3"])("rejects %j", (kilograms) => {
    expect(due("f-gas", { more: "R-32", kilograms })?.wrong?.kilograms).toContain("12.5");
  });
});

it("lists dated entries, next first, and their repetitions within the year", () => {
  const plan = planOf(
    [
      entry("gas-work", { date: "2026-10-01" }),
      entry("tower-sample", { date: "2026-10-31" }),
      entry("tm44", {}),
      entry("unknown", { date: "2026-10-31" }),
    ],
    all,
    now,
  );
  expect(plan.map(({ duty, due }) => `${duty.id} ${due.day}`)).toEqual([
    "tower-sample 2027-01-31",
    "gas-work 2027-10-01",
  ]);
  expect(plan.map(({ due }) => daysOf(due, "2027-11-01"))).toEqual([
    ["2027-01-31", "2027-04-30", "2027-07-31", "2027-10-31"],
    ["2027-10-01"],
  ]);
});

it.each(all)("$id names its rule and where to read it", ({ duty, source }) => {
  expect(basisOf(duty, now)).not.toBe("");
  expect(source).toMatch(/^https:\/\/www\.(legislation|hse)\.gov\.uk\//);
});

it("mentions smoke alarms on every page about carbon monoxide alarms in tenancies (UK SI 2015/1693)", () => {
  const said = allTexts().filter(
    (text) => /carbon monoxide alarm/i.test(text) && /landlord|tenan|rent out|let\b/i.test(text),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => !/smoke/i.test(text))).toEqual([]);
});
