"use client";

import { lazy, Suspense } from "react";
import type { PlannerProps } from "./planner";

// Each apart, so that its script comes with the page that shows it and with no other.
const LazyPlanner = lazy(() => import("./planner"));
const LazyLeakCheck = lazy(() => import("./leak-check-form"));

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
