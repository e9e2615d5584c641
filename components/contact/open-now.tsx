"use client";

import { useSyncExternalStore } from "react";
import { openingHours } from "@/data/business";
import { clockTime, openState } from "@/lib/opening";

const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
};

const hours = openingHours
  .map(({ label, opens, closes }) => `${label} ${clockTime(opens)}–${clockTime(closes)}`)
  .join(", ");
/** True at any hour, so that it can be in the pre-rendered page. */
const always = `Office ${hours}. Emergency line always open`;

function now(): string {
  const state = openState(new Date());
  return state.open ? `Office open until ${state.until}` : "Office closed, emergency line open";
}

/** Whether the office is open at this minute; before the script runs, the hours themselves, which take two lines on a phone. */
export function OpenNow() {
  const text = useSyncExternalStore(everyMinute, now, () => always);
  return <span data-open-now={text === always ? undefined : text.includes("until")}>{text}</span>;
}
