import { clockTime, hoursTime, openState } from "./opening";

jest.mock("@/data/business", () => ({
  openingHours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
    { days: ["Saturday"], opens: "09:00", closes: "16:00" },
  ],
  closedDays: ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01", "2027-03-26", "2027-03-29", "2027-05-03"],
}));

/** The rule written out by hand, on London's wall clock: Mon–Fri 8–18, Sat 9–16, never on the listed days. */
const closed = new Set("2026-12-25 2026-12-26 2026-12-28 2027-01-01 2027-03-26 2027-03-29 2027-05-03".split(" "));

/** British Summer Time by its definition: last Sunday of March, 01:00 UTC, to last Sunday of October, 01:00 UTC. */
function londonTime(moment: Date): Date {
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(moment.getUTCFullYear(), month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * 86_400_000;
  };
  const summer = moment.getTime() >= lastSunday(2) && moment.getTime() < lastSunday(9);
  return new Date(moment.getTime() + (summer ? 3_600_000 : 0));
}

function openByRule(moment: Date): boolean {
  const local = londonTime(moment);
  const day = local.getUTCDay();
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  if (closed.has(local.toISOString().slice(0, 10)) || day === 0) return false;
  return day === 6 ? minutes >= 540 && minutes < 960 : minutes >= 480 && minutes < 1080;
}

it("agrees with the rule in every quarter of an hour of a year, across both clock changes", () => {
  const start = Date.UTC(2026, 10, 21);
  const wrong: string[] = [];
  for (let step = 0; step < 366 * 96; step++) {
    const moment = new Date(start + step * 900_000);
    if (openState(moment).open !== openByRule(moment)) wrong.push(moment.toISOString());
  }
  expect(wrong).toEqual([]);
});

it("tells until when", () => {
  expect(openState(new Date("2026-11-23T10:00:00Z"))).toEqual({ open: true, until: "6\u00a0pm" });
  expect(openState(new Date("2026-11-21T10:00:00Z"))).toEqual({ open: true, until: "4\u00a0pm" });
});

it("writes times as they are said and as they are printed", () => {
  expect([clockTime("08:30"), clockTime("18:00"), clockTime("12:00")]).toEqual([
    "8.30\u00a0am",
    "6\u00a0pm",
    "12\u00a0pm",
  ]);
  expect([hoursTime("08:00"), hoursTime("16:00")]).toEqual(["8:00 AM", "4:00 PM"]);
});
