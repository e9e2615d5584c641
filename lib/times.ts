import { notices, openingHours, specialDays } from "@/data/business";
import type { Notice, SpecialDay } from "@/data/types";
import { parseLinks } from "./copy";
import { isDay } from "./days";

type Hours = { readonly opens: string; readonly closes: string };
type Times = {
  readonly openingHours: readonly Hours[];
  readonly specialDays: readonly SpecialDay[];
  readonly notices: readonly Notice[];
};

/**
 * Days and times compare as text: "8:00" comes after "17:00", and a notice that ends before it begins never shows.
 * @throws when one is not written as it should be; the message names it
 */
export function expectSoundTimes({ openingHours: usual, specialDays: special, notices: told }: Times = inBusiness) {
  for (const { opens, closes } of [...usual, ...special.flatMap(({ hours }) => hours ?? [])]) {
    for (const time of [opens, closes])
      expectThat(/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time), time, "a time such as 08:00");
    expectThat(opens < closes, `${opens} to ${closes}`, "an opening time before a closing time");
  }
  for (const day of [...special.map(({ date }) => date), ...told.flatMap(({ from, until }) => [from, until])])
    expectThat(isDay(day), day, "a day such as 2026-12-24");
  for (const { from, until, text } of told) {
    expectThat(from <= until, `from ${from} until ${until}`, "a first day and then a last day");
    parseLinks(text);
  }
}

const inBusiness: Times = { openingHours, specialDays, notices };

function expectThat(sound: boolean, found: string, wanted: string) {
  if (!sound) throw new Error(`data/business.ts says "${found}"; it should be ${wanted}.`);
}
