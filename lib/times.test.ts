import { expectSoundTimes } from "./times";

const sound = { openingHours: [{ opens: "08:00", closes: "17:30" }], specialDays: [], notices: [] };
const notice = { from: "2026-12-21", until: "2026-12-28", text: "Our [emergency line](/emergency) is open." } as const;

it("takes the firm’s own hours, days and notices", () => {
  expect(() => expectSoundTimes()).not.toThrow();
  expect(() => expectSoundTimes({ ...sound, notices: [notice] })).not.toThrow();
});

it.each([
  ["8:00", { openingHours: [{ opens: "8:00", closes: "17:30" }] }, "a time such as 08:00"],
  ["17:30 to 08:00", { openingHours: [{ opens: "17:30", closes: "08:00" }] }, "an opening time before a closing time"],
  [
    "1 pm",
    {
      specialDays: [{ date: "2026-12-24", name: "Christmas Eve", hours: { opens: "08:00", closes: "1 pm" } }] as const,
    },
    "a time such as 08:00",
  ],
  ["2026-11-31", { specialDays: [{ date: "2026-11-31", name: "No day" }] as const }, "a day such as 2026-12-24"],
  [
    "from 2026-12-28 until 2026-12-21",
    { notices: [{ ...notice, from: notice.until, until: notice.from }] },
    "a first day and then a last day",
  ],
])("stops at %s", (found, wrong, wanted) => {
  expect(() => expectSoundTimes({ ...sound, ...wrong })).toThrow(
    `data/business.ts says "${found}"; it should be ${wanted}.`,
  );
});

it("stops at a notice that leads nowhere", () => {
  const wrong = { ...notice, text: "See [this](/emergancy)." };
  expect(() => expectSoundTimes({ ...sound, notices: [wrong] })).toThrow('No page has the address "/emergancy".');
});
