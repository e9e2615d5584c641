import { outlineButton, solidButton } from "@/components/ui/button-class";
import type { DatedDuty } from "@/data/duties";
import type { Day } from "@/lib/days";
import { columnNames, isFilled } from "@/lib/home-columns";
import { maxHomes, toRows } from "@/lib/homes";
import { fitsAddress, toFragment } from "@/lib/plan-address";
import { pluralise } from "@/lib/pluralise";
import { type Firm, saveFile, saveRows } from "./calendar-events";
import { ColumnsTable } from "./columns-table";
import { HomesTable } from "./homes-table";
import { MadeOn } from "./made-on";
import { useHomesList } from "./use-homes-list";

export type Props = { duties: readonly DatedDuty[]; firm: Firm; now: Day };

/** A pasted or opened list of homes, and the calendar made from it. */
export default function HomesList({ duties, firm, now }: Props) {
  const { typed, type, open, status, list, columns, shown, choose, homes, rejected, plan } = useHomesList(duties, now);
  const fragment = toFragment(plan.map(({ entry }) => entry));
  return (
    <div className="mt-2 grid gap-6">
      <div className="grid gap-4 print:hidden">
        <p className="max-w-text">
          Paste the cells of your spreadsheet with their headings: a row for each home or piece of plant, up to{" "}
          {maxHomes}. Your list stays in this browser.
        </p>
        <label className="plan-field">
          Your list
          <textarea
            className="field"
            rows={6}
            wrap="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </label>
        <label className="plan-field">
          Or open a file (CSV or TSV)
          <input className="field" type="file" accept=".csv,.tsv,.txt,text/csv" onChange={open} />
        </label>
      </div>
      <p role="status" className="print:hidden">
        {status}
      </p>
      {columns.length > 0 && (
        <ColumnsTable
          headings={list.headings}
          rows={list.rows.filter(isFilled).slice(0, 3)}
          columns={shown}
          names={columnNames(duties)}
          onChoose={choose}
        />
      )}
      {rejected.length > 0 && (
        <div className="print:hidden">
          <p className="font-semibold">
            {pluralise(rejected.length, "row")} left out of the calendar. Correct the list above and we read it again.
          </p>
          <ul className="mt-2 text-small">
            {rejected.map(({ row, name, reason }) => (
              <li key={row}>
                Row {row}
                {name && ` (${name})`}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {plan.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            {/* In a separate task, because a thousand dates take a phone a while. */}
            <button type="button" className={solidButton} onClick={() => setTimeout(saveFile, 0, plan, now, firm)}>
              Download for your calendar
            </button>
            <button type="button" className={outlineButton} onClick={() => print()}>
              Print the table
            </button>
            <button
              type="button"
              className={outlineButton}
              onClick={() => saveRows(toRows(list, columns, homes, duties))}
            >
              Save as a spreadsheet
            </button>
          </div>
          <p className="print:hidden">
            {fitsAddress(fragment) ? (
              <>
                Save the spreadsheet and open it here again next time, or{" "}
                <a href={`#${fragment}`} className="text-link">
                  keep these dates in the address of this page
                </a>
                .
              </>
            ) : (
              "This plan is too long for an address. Save the spreadsheet and open it here again next time."
            )}
          </p>
          <HomesTable homes={homes} now={now} firm={firm} />
          <MadeOn now={now} firm={firm} />
        </>
      )}
    </div>
  );
}
