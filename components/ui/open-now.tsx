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
/** The pre-rendered texts, true at any time. The short one fits one line on phones, as its replacement does. */
const always = `Office ${hours}. Emergency line always open`;
const alwaysShort = "Emergency line open day and night";

function now(): string {
  const state = openState(new Date());
  return state.open ? `Office open until ${state.until}` : "Office closed, emergency line open";
}

/** Whether the office is open now. The pre-rendered text reserves its space until hydration. */
export function OpenNow({ short }: { short?: boolean }) {
  const placeholder = short ? alwaysShort : always;
  const text = useSyncExternalStore(everyMinute, now, () => placeholder);
  const live = text !== placeholder;
  return (
    <span className={live ? "grid *:[grid-area:1/1]" : undefined}>
      <span data-open-now={live ? text.includes("until") : undefined}>{text}</span>
      {live && (
        <span aria-hidden className="invisible">
          {placeholder}
        </span>
      )}
    </span>
  );
}
