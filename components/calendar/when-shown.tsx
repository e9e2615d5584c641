"use client";

import { lazy, Suspense } from "react";
import type { PlannerProps } from "./planner";

// Each apart, so that its script comes with the page that shows it and with no other. The build draws them at once, as
// what waits there would reach the page only by a script; the browser's bundle leaves that half out.
const LazyPlanner =
  typeof window === "undefined"
    ? (require("./planner") as typeof import("./planner")).default
    : lazy(() => import("./planner"));
const LazyLeakCheck =
  typeof window === "undefined"
    ? (require("./leak-check-form") as typeof import("./leak-check-form")).default
    : lazy(() => import("./leak-check-form"));

/** The calendar's planner; without scripts there is the table under it. */
export function Planner(props: PlannerProps) {
  return (
    <Suspense>
      <LazyPlanner {...props} />
    </Suspense>
  );
}

/** The leak check of one system; without scripts there is the table under it. */
export function LeakCheck() {
  return (
    <Suspense>
      <LazyLeakCheck />
    </Suspense>
  );
}
