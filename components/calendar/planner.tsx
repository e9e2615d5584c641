"use client";

import type { ReactNode } from "react";
import type { DatedDuty } from "@/data/duties";
import { inWords, today } from "@/lib/days";
import { planOf } from "@/lib/duties";
import { pluralise } from "@/lib/pluralise";
import type { Firm } from "./calendar-events";
import { ManyHomes } from "./many-homes";
import { Plan } from "./plan";
import { PlantGroup } from "./plant-group";
import { usePlan } from "./use-plan";

type Props = {
  duties: readonly DatedDuty[];
  firm: Firm;
  /** Shown while there is no plan. */
  example?: ReactNode;
};

/** The compliance calendar: makes a plan from the visitor's plant and dates. Nothing leaves the browser. */
export function Planner({ duties, firm, example }: Props) {
  const { entries, choices, add, change, remove } = usePlan(duties);
  const now = today();
  const plan = planOf(entries, duties, now);
  const [next] = plan;
  const groups = [...new Set(duties.map(({ group }) => group))];
  return (
    <div className="planner noscript:hidden">
      <ManyHomes duties={duties} firm={firm} now={now} />
      <div ref={choices} className="plant-groups print:hidden">
        {groups.map((group, index) => (
          <PlantGroup
            key={group}
            name={group}
            duties={duties.filter((duty) => duty.group === group)}
            entries={entries}
            open={index === 0}
            now={now}
            onAdd={add}
            onChange={change}
            onRemove={remove}
          />
        ))}
        {/* A bar at the bottom of the screen, because the plan is far below. */}
        {entries.length > 0 && (
          <a href="#plan" className="plan-bar">
            <span>
              {next
                ? `${pluralise(plan.length, "date")}, next ${inWords(next.due.day)}`
                : "Enter a date to see your plan"}
            </span>
            <span className="text-link">Your plan</span>
          </a>
        )}
      </div>
      <div className="planner-plan">
        <Plan plan={plan} entries={entries} duties={duties} now={now} firm={firm} example={example} />
      </div>
    </div>
  );
}
