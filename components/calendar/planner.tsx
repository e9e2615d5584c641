"use client";

import type { ReactNode } from "react";
import type { DatedDuty } from "@/data/duties";
import { today } from "@/lib/days";
import { planOf } from "@/lib/duties";
import type { Firm } from "./calendar-events";
import { ManyHomes } from "./many-homes";
import { Plan } from "./plan";
import { PlanBar } from "./plan-bar";
import { PlantGroup } from "./plant-group";
import { usePlan } from "./use-plan";

type Props = {
  duties: readonly DatedDuty[];
  firm: Firm;
  /** Shown where there is no plan yet. */
  example?: ReactNode;
};

/** The calendar of duties: the visitor ticks plant and gives dates, and gets a plan. Nothing leaves the browser. */
export function Planner({ duties, firm, example }: Props) {
  const { entries, choices, add, change, remove } = usePlan(duties);
  const now = today();
  const plan = planOf(entries, duties, now);
  const groups = [...new Set(duties.map(({ group }) => group))];
  return (
    <div className="planner">
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
        {entries.length > 0 && <PlanBar plan={plan} />}
      </div>
      <div className="planner-plan">
        <Plan plan={plan} entries={entries} duties={duties} now={now} firm={firm} example={example} />
      </div>
    </div>
  );
}
