import { type CSSProperties, memo } from "react";
import { type Day, inWords } from "@/lib/days";
import type { Home } from "@/lib/homes";
import { slugify } from "@/lib/slug";
import { type Firm, saveFile } from "./calendar-events";

type Props = { homes: readonly Home[]; now: Day; firm: Firm };

/** The due dates of each home. Memoised, so that it does not render while the list is typed. */
export const HomesTable = memo(function HomesTable({ homes, now, firm }: Props) {
  const events = [...new Set(homes.flatMap(({ plan }) => plan.map(({ duty }) => duty.event)))];
  return (
    <div className="homes plan-list mt-4" style={{ "--columns": events.length + 2 } as CSSProperties}>
      <table className="duties">
        <caption className="sr-only">What falls due in each home, and when</caption>
        <thead>
          <tr>
            <th scope="col">Address or name</th>
            {events.map((event) => (
              <th key={event} scope="col">
                {event}
              </th>
            ))}
            <th scope="col" className="print:hidden">
              Calendar
            </th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <tr key={home.row}>
              <th scope="row">{home.name}</th>
              {events.map((event) => {
                const day = home.plan.find(({ duty }) => duty.event === event)?.due.day;
                return (
                  <td key={event} data-label={event} data-theme="emergency">
                    {day ? <time dateTime={day}>{inWords(day)}</time> : "–"}
                    {day && day < now && <span className="font-semibold text-accent">, overdue</span>}
                  </td>
                );
              })}
              <td className="print:hidden">
                {home.plan.length > 0 && (
                  <button
                    type="button"
                    className="plan-link"
                    onClick={() => saveFile(home.plan, now, firm, slugify(home.name) || "home")}
                  >
                    Download<span className="sr-only"> the dates of {home.name}</span>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
