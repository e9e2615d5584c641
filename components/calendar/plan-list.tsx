import { type Day, daysBetween, inWords } from "@/lib/days";
import type { Planned } from "@/lib/duties";
import { pluralise } from "@/lib/pluralise";

export function titleOf({ duty, entry }: Pick<Planned, "duty" | "entry">): string {
  return entry.name ? `${duty.event}: ${entry.name}` : duty.event;
}

/** The time until or since a day, in days, months or years. */
function distance(now: Day, day: Day): string {
  const days = daysBetween(now, day);
  const [length, unit] = Math.abs(days) < 100 ? [1, "day"] : Math.abs(days) < 730 ? [30.44, "month"] : [365.25, "year"];
  const words = pluralise(Math.round(Math.abs(days) / length), unit);
  return days === 0 ? "today" : days > 0 ? `in ${words}` : `${words} late`;
}

/** The entries of the plan as a list, next date first. */
export function PlanList({ plan, now }: { plan: readonly Planned[]; now: Day }) {
  return (
    <ol className="plan-list mt-4">
      {plan.map((planned, index) => {
        const { entry, duty, due } = planned;
        const late = due.day < now;
        return (
          <li
            key={entry.id}
            data-theme={late ? "emergency" : duty.theme}
            className="grid grid-cols-[1.375rem_1fr] gap-3.5 border-b border-ink-line py-3.5"
          >
            <span className="year-mark" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{titleOf(planned)}</p>
              <p>
                <time dateTime={due.day}>{inWords(due.day)}</time>,{" "}
                <span className={late ? "font-semibold text-accent" : ""}>{distance(now, due.day)}</span>
              </p>
              {due.opens && !late && <p>If it is done from {inWords(due.opens)} on, you keep this date next year.</p>}
              <p className="plan-law">
                {duty.duty}
                <span className="print:hidden">
                  {" "}
                  (
                  <a href={duty.source} className="text-link">
                    read it
                  </a>
                  )
                </span>
                . Your record: {duty.record}.
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
