import ICAL from "ical.js";
import { type CalendarEvent, calendarFile } from "./calendar-file";
import { addMonths } from "./days";

const now = new Date("2026-11-22T10:30:00Z");
const event: CalendarEvent = {
  uid: "gas-let-k3f9x2@firm.example",
  day: "2027-03-14",
  months: 12,
  reminders: [60, 14],
  summary: "Landlord gas safety check: Flat 3; rear, \\ upper",
  description:
    "Gas Safety (Installation and Use) Regulations 1998, regulation 36A – up to two months early.\nTo book it: 020",
  url: "https://firm.example/compliance-calendar#gas-let=k3f9x2_2026-03-14_Flat+3",
};
const made = (rest: Partial<CalendarEvent> = {}, at = now) => calendarFile([{ ...event, ...rest }], "Firm; Sons", at);
/** Parses a calendar file with an independent library. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  if (!component) throw new Error("No event.");
  return { component, event: new ICAL.Event(component) };
}

it("is parsed correctly by an independent library", () => {
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

/** The times of an event's first reminders, as an independent library computes them. */
function ringsOf(rest: Partial<CalendarEvent>): string[] {
  const { component, event: found } = read(made(rest));
  return component.getAllSubcomponents("valarm").map((alarm) => {
    const start = found.startDate.clone();
    start.isDate = false;
    start.addDuration(ICAL.Duration.fromString(String(alarm.getFirstPropertyValue("trigger"))));
    return start.toString();
  });
}

it.each([
  [{}, ["2027-01-13T09:00:00", "2027-02-28T09:00:00"]],
  // Daylight saving time begins between the reminder and the day.
  [{ day: "2027-04-01" }, ["2027-01-31T09:00:00", "2027-03-18T09:00:00"]],
  // A longer notice for a monthly event would precede the previous date.
  [{ months: 1 }, ["2027-02-28T09:00:00"]],
  [{ months: undefined, reminders: [0] }, ["2027-03-14T09:00:00"]],
] as const)("rings at nine in the morning: %j", (rest, rings) => expect(ringsOf(rest)).toEqual(rings));

it("contains no injected lines, whatever is in its texts", () => {
  // Every control character and every special character of the format, each before a word that could begin a line.
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    /\p{Cc}/u.test(sign),
  );
  const text = [...controls, "\r\n", ":", ";", ",", "\\", '"', "\u2028", "🏠"]
    .map((sign) => `${sign}ATTENDEE:x`)
    .join("");
  const namesOf = (file: string) =>
    file
      .replaceAll("\r\n ", "")
      .split("\r\n")
      .map((line) => line.split(/[:;]/)[0]);
  const file = made({ summary: text, description: text, uid: text, url: text });
  expect(namesOf(file)).toEqual(namesOf(made()));
  expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
  const plain = text.replace(/\r?\n/g, "\n").replace(/(?!\n)\p{Cc}/gu, " ");
  expect(read(file).event.summary).toBe(plain);
});

it("replaces an earlier event (same UID, higher SEQUENCE)", () => {
  const [first, second] = [now, new Date("2026-12-01T09:00:00Z")].map((at) => read(made({}, at)).event);
  expect(second?.uid).toBe(first?.uid);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  expect(second?.sequence).toBeLessThan(2 ** 31);
});

it.each([
  ["2027-03-14", 12],
  ["2027-01-31", 1],
  ["2028-02-29", 12],
])("repeats from %s every %d months on the legally correct days", (day, months) => {
  const iterator = read(made({ day, months })).event.iterator();
  const found = Array.from({ length: 5 }, () => iterator.next()?.toString());
  expect(found).toEqual(found.map((_, index) => addMonths(day, months * index)));
});

it("does not repeat when a document states the day", () => {
  expect(read(made({ months: undefined })).event.isRecurring()).toBe(false);
});

it("has lines of at most 75 bytes, no split characters and CRLF line ends", () => {
  const summary = "Prüfung der Lüftungsanlage – Küche, 3. Stock ".repeat(6);
  const text = made({ summary });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(read(text).event.summary).toBe(summary);
});
