import { clockTime, dayName, hoursTime, openState, shortDayName, specialDaysFrom } from "./opening";

jest.mock("@/data/business", () => ({
  openingHours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
    { days: ["Saturday"], opens: "09:00", closes: "16:00" },
  ],
  specialDays: [
    { date: "2026-12-24", name: "Christmas Eve", opens: "08:00", closes: "14:00" },
    { date: "2026-12-25", name: "Bank holiday" },
    { date: "2026-12-26", name: "Bank holiday" },
    { date: "2026-12-28", name: "Bank holiday" },
    { date: "2027-01-01", name: "Bank holiday" },
    { date: "2027-03-26", name: "Bank holiday" },
    { date: "2027-03-29", name: "Bank holiday" },
    { date: "2027-05-03", name: "Bank holiday" },
  ],
}));

/** The rule written out by hand, on London's wall clock: Mon–Fri 8–18, Sat 9–16, 24 December until 14, never on the listed days. */
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
  if (local.toISOString().startsWith("2026-12-24")) return minutes >= 480 && minutes < 840;
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
  expect(openState(new Date("2026-11-23T10:00:00Z"))).toEqual({ open: true, until: "6pm" });
  expect(openState(new Date("2026-12-24T13:59:00Z"))).toEqual({ open: true, until: "2pm" });
  expect(openState(new Date("2026-12-24T14:00:00Z"))).toEqual({ open: false });
  expect(openState(new Date("2026-11-21T10:00:00Z"))).toEqual({ open: true, until: "4pm" });
});

it("writes times as they are said and as they are printed", () => {
  expect([clockTime("08:30"), clockTime("18:00"), clockTime("12:00")]).toEqual(["8.30am", "6pm", "12pm"]);
  expect([hoursTime("08:00"), hoursTime("16:00")]).toEqual(["8:00 AM", "4:00 PM"]);
});

it("tells of a day with other hours thirty days ahead and until it is over", () => {
  expect(specialDaysFrom("2026-11-22").map(({ date, shown }) => `${date} ${shown}`)).toEqual([
    "2026-12-24 2026-11-24/2026-12-24",
    "2026-12-25 2026-11-25/2026-12-25",
    "2026-12-26 2026-11-26/2026-12-26",
    "2026-12-28 2026-11-28/2026-12-28",
    "2027-01-01 2026-12-02/2027-01-01",
  ]);
  expect(specialDaysFrom("2026-12-27").map(({ date }) => date)).toEqual(["2026-12-28", "2027-01-01"]);
});

it("names a day as people say it, and short beside opening hours", () => {
  expect(dayName("2026-12-25")).toBe("Friday 25 December");
  expect(shortDayName("2026-12-25")).toBe("Fri 25 Dec");
});
