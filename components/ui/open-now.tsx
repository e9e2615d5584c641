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
/** The pre-rendered text, which is true at any time. */
const always = `Office ${hours}. Emergency line always open`;

function now(): string {
  const state = openState(new Date());
  return state.open ? `Office open until ${state.until}` : "Office closed, emergency line open";
}

/** Whether the office is open now. The pre-rendered opening hours keep its space until the script runs. */
export function OpenNow() {
  const text = useSyncExternalStore(everyMinute, now, () => always);
  const live = text !== always;
  return (
    <span className={live ? "grid *:[grid-area:1/1]" : undefined}>
      <span data-open-now={live ? text.includes("until") : undefined}>{text}</span>
      {live && (
        <span aria-hidden className="invisible">
          {always}
        </span>
      )}
    </span>
  );
}
