import type { DatedDuty } from "@/data/duties";
import { type Day, inWords } from "@/lib/days";
import { type Entry, planOf } from "@/lib/duties";

type Props = { entries: readonly Entry[]; duties: readonly DatedDuty[]; now: Day };

/** What the plan has so far and the way to it, at the foot of the screen where the plan stands far below. */
export function PlanBar({ entries, duties, now }: Props) {
  if (entries.length === 0) return null;
  const plan = planOf(entries, duties, now);
  const [next] = plan;
  return (
    <a href="#plan" className="plan-bar">
      <span>
        {next
          ? `${plan.length} ${plan.length === 1 ? "date" : "dates"}, next ${inWords(next.due.day)}`
          : "Enter a date to see your plan"}
      </span>
      <span className="text-link">Your plan</span>
    </a>
  );
}
