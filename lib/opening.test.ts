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

it.each([
  // Winter, when London uses UTC: a Monday, a Saturday, a Sunday.
  ["2026-11-23T07:59:59Z", false],
  ["2026-11-23T08:00:00Z", true],
  ["2026-11-23T17:59:59Z", true],
  ["2026-11-23T18:00:00Z", false],
  ["2026-11-21T16:00:00Z", false],
  ["2026-11-22T12:00:00Z", false],
  // Summer time (UTC+1): the first working days after the clocks change.
  ["2027-03-30T06:59:59Z", false],
  ["2027-03-30T07:00:00Z", true],
  ["2027-11-01T07:59:59Z", false],
  ["2027-11-01T08:00:00Z", true],
  // Already Monday in London.
  ["2027-06-06T23:30:00Z", false],
  // Days with special hours, and a closed day.
  ["2026-12-24T13:59:59Z", true],
  ["2026-12-24T14:00:00Z", false],
  ["2026-12-25T12:00:00Z", false],
])("tells whether the office is open at %s: %j", (moment, open) => {
  expect(openState(new Date(moment)).open).toBe(open);
});

it("returns the closing time", () => {
  expect(openState(new Date("2026-11-23T10:00:00Z"))).toEqual({ open: true, until: "6pm" });
  expect(openState(new Date("2026-12-24T13:59:00Z"))).toEqual({ open: true, until: "2pm" });
  expect(openState(new Date("2026-11-21T10:00:00Z"))).toEqual({ open: true, until: "4pm" });
});

it("formats times for sentences and for the opening hours", () => {
  expect([clockTime("08:30"), clockTime("18:00"), clockTime("12:00")]).toEqual(["8.30am", "6pm", "12pm"]);
  expect([hoursTime("08:00"), hoursTime("16:00")]).toEqual(["8:00 AM", "4:00 PM"]);
});

it("announces a special day from thirty days before it until it is over", () => {
  expect(specialDaysFrom("2026-11-22").map(({ date, shown }) => `${date} ${shown}`)).toEqual([
    "2026-12-24 2026-11-24/2026-12-24",
    "2026-12-25 2026-11-25/2026-12-25",
    "2026-12-26 2026-11-26/2026-12-26",
    "2026-12-28 2026-11-28/2026-12-28",
    "2027-01-01 2026-12-02/2027-01-01",
  ]);
  expect(specialDaysFrom("2026-12-27").map(({ date }) => date)).toEqual(["2026-12-28", "2027-01-01"]);
});

it("formats days for sentences, and in short for the opening hours", () => {
  expect(dayName("2026-12-25")).toBe("Friday 25 December");
  expect(shortDayName("2026-12-25")).toBe("Fri 25 Dec");
});
