import ICAL from "ical.js";
import { type CalendarEvent, calendarFile } from "./calendar-file";
import { addMonths } from "./days";

const now = new Date("2026-11-22T10:30:00Z");
const event: CalendarEvent = {
  uid: "gas-let-k3f9x2@firm.example",
  day: "2027-03-14",
  months: 12,
  summary: "Landlord gas safety check: Flat 3; rear, \\ upper",
  description:
    "Gas Safety (Installation and Use) Regulations 1998, regulation 36A – up to two months early.\nTo book it: 020",
  url: "https://firm.example/compliance-calendar#gas-let=k3f9x2_2026-03-14_Flat+3",
};
const made = (rest: Partial<CalendarEvent> = {}, at = now) => calendarFile([{ ...event, ...rest }], "Firm; Sons", at);
/** As another program reads it. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  if (!component) throw new Error("No event.");
  return { component, event: new ICAL.Event(component) };
}

it("is read by another program as it was meant", () => {
  const { event: found, component } = read(made());
  expect(found.uid).toBe(event.uid);
  expect(found.summary).toBe(event.summary);
  expect(found.description).toBe(event.description);
  expect(component.getFirstPropertyValue("url")).toBe(event.url);
  expect([found.startDate.isDate, found.startDate.toString(), found.endDate.toString()]).toEqual([
    true,
    "2027-03-14",
    "2027-03-15",
  ]);
});

it("reminds 60 and 14 days before, and of what comes every month 14 days before", () => {
  const triggers = (text: string) =>
    read(text)
      .component.getAllSubcomponents("valarm")
      .map((alarm) => String(alarm.getFirstPropertyValue("trigger")));
  expect(triggers(made())).toEqual(["-P60D", "-P14D"]);
  expect(triggers(made({ months: 1 }))).toEqual(["-P14D"]);
});

it("takes the place of an earlier one: same name, higher number", () => {
  const [first, second] = [now, new Date("2026-12-01T09:00:00Z")].map((at) => read(made({}, at)).event);
  expect(second?.uid).toBe(first?.uid);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  expect(second?.sequence).toBeLessThan(2 ** 31);
});

it.each([
  ["2027-03-14", 12],
  ["2027-01-31", 1],
  ["2027-08-31", 6],
  ["2027-11-30", 3],
  ["2028-02-29", 12],
  ["2027-12-31", 14],
  ["2027-02-28", 12],
])("comes back from %s every %d months, on the days that the law counts", (day, months) => {
  const iterator = read(made({ day, months })).event.iterator();
  const found = Array.from({ length: 5 }, () => iterator.next()?.toString());
  expect(found).toEqual(found.map((_, index) => addMonths(day, months * index)));
});

it("comes once where a document names the day", () => {
  expect(read(made({ months: undefined })).event.isRecurring()).toBe(false);
});

it("has lines of at most 75 bytes, none cut within a character, each ended as the standard says", () => {
  const summary = "Prüfung der Lüftungsanlage – Küche, 3. Stock ".repeat(6);
  const text = made({ summary });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(read(text).event.summary).toBe(summary);
});
