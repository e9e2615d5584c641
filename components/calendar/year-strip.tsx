import { addMonths, type Day } from "@/lib/days";
import { daysOf, type Planned } from "@/lib/duties";

const monthName = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });
const nameOf = (month: Day) => monthName.format(new Date(month));

/** The next twelve months with the numbers of the entries that fall due in them. */
export function YearStrip({ plan, now }: { plan: readonly Planned[]; now: Day }) {
  const first = `${now.slice(0, 7)}-01`;
  const end = addMonths(first, 12);
  const marks = plan.flatMap(({ entry, duty: { theme }, due }, index) => {
    const late = due.day < now;
    // An overdue entry is shown in this month, because its next date is unknown.
    const days = late ? [now] : daysOf(due, end);
    return days.map((day) => ({ month: day.slice(0, 7), number: index + 1, key: `${entry.id}${day}`, theme, late }));
  });
  return (
    <ol className="year mt-5 grid grid-cols-12 border-y-[1.5px] border-ink wrap-normal" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => addMonths(first, index)).map((month) => (
        <li
          key={month}
          className="grid min-h-22 content-start justify-items-center gap-1 border-ink-line pb-2 not-first:border-l"
        >
          <span className="py-1.5 text-[0.6875rem] font-[620]">
            {nameOf(month).slice(0, 1)}
            <span className="max-sm:hidden">{nameOf(month).slice(1)}</span>
          </span>
          {marks
            .filter((mark) => mark.month === month.slice(0, 7))
            .map(({ key, number, theme, late }) => (
              <span key={key} className="year-mark" data-theme={late ? "emergency" : theme}>
                {number}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}
