"use client";

import type { ReactNode } from "react";
import type { DatedDuty } from "@/data/duties";
import { today } from "@/lib/days";
import type { Entry } from "@/lib/duties";
import type { Firm } from "./calendar-events";
import { ManyHomes } from "./many-homes";
import { Plan } from "./plan";
import { PlantChoice } from "./plant-choice";
import { usePlan } from "./use-plan";

type Props = {
  duties: readonly DatedDuty[];
  firm: Firm;
  /** Shown where there is no plan yet. */
  example?: ReactNode;
};

/** What most plant has; the same array each time, so that it is not drawn anew. */
const none: readonly Entry[] = [];

function entriesOf(duty: string, entries: readonly Entry[]): readonly Entry[] {
  const found = entries.filter((entry) => entry.duty === duty);
  return found.length > 0 ? found : none;
}

/** The calendar of duties: the visitor ticks plant and gives dates, and gets a plan. Nothing leaves the browser. */
export function Planner({ duties, firm, example }: Props) {
  const { entries, isRestored, choices, add, change, remove } = usePlan(duties);
  const now = today();
  const groups = [...new Set(duties.map(({ group }) => group))];
  return (
    <div className="planner">
      <ManyHomes duties={duties} firm={firm} now={now} />
      <div ref={choices} className="plant-groups print:hidden">
        {/* Where the plan stands below what it is made of, far below for a landlord of many homes. */}
        {isRestored && (
          <a href="#plan" className="text-link inline-flex min-h-11 items-center lg:hidden">
            See your plan
          </a>
        )}
        {groups.map((group) => (
          <fieldset key={group} className="plant-group">
            <legend className="label">{group}</legend>
            {duties
              .filter((duty) => duty.group === group)
              .map((duty) => (
                <PlantChoice
                  key={duty.id}
                  duty={duty}
                  entries={entriesOf(duty.id, entries)}
                  now={now}
                  onAdd={add}
                  onChange={change}
                  onRemove={remove}
                />
              ))}
          </fieldset>
        ))}
      </div>
      <div className="planner-plan">
        <Plan entries={entries} duties={duties} now={now} firm={firm} example={example} />
      </div>
    </div>
  );
}
