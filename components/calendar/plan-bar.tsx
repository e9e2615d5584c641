import { inWords } from "@/lib/days";
import type { Planned } from "@/lib/duties";
import { countDates } from "./plan";

/** What the plan has so far and the way to it, at the foot of the screen where the plan stands far below. */
export function PlanBar({ plan }: { plan: readonly Planned[] }) {
  const [next] = plan;
  return (
    <a href="#plan" className="plan-bar">
      <span>{next ? `${countDates(plan)}, next ${inWords(next.due.day)}` : "Enter a date to see your plan"}</span>
      <span className="text-link">Your plan</span>
    </a>
  );
}
