import { type ChangeEvent, useDeferredValue, useMemo, useState } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import type { DatedDuty } from "@/data/duties";
import type { Day } from "@/lib/days";
import { columnNames, guessColumns, isFilled, listOf } from "@/lib/home-columns";
import { mostHomes, readHomes, toRows } from "@/lib/homes";
import { fitsAddress, toFragment } from "@/lib/plan-address";
import { rowsOf, textOf } from "@/lib/sheet";
import { type Firm, saveFile, saveRows } from "./calendar-events";
import { ColumnsTable } from "./columns-table";
import { HomesTable } from "./homes-table";
import { MadeOn } from "./made-on";

export type Props = { duties: readonly DatedDuty[]; firm: Firm; now: Day };

/** More than any list of so many homes takes. */
const largest = 2_000_000;

/** A list of homes, pasted or opened, and its calendar. The list stays as it was typed; all else is read from it. */
export function HomesList({ duties, firm, now }: Props) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  // What the visitor has chosen for a column, by its place; a list with other headings is read afresh.
  const [chosen, setChosen] = useState<{ readonly headings: string; readonly columns: readonly string[] }>();
  // So that typing and choosing never wait for the table.
  const text = useDeferredValue(typed);
  const choice = useDeferredValue(chosen);

  const list = useMemo(() => listOf(rowsOf(text)), [text]);
  const tooMany = list.count > mostHomes;
  const headings = list.headings.join("\n");
  const { columns, homes, aside } = useMemo(() => {
    if (tooMany || list.count === 0) return { columns: [], homes: [], aside: [] };
    const columns = choice?.headings === headings ? choice.columns : guessColumns(list, duties, now);
    return { columns, ...readHomes(list, columns, duties, now) };
  }, [list, tooMany, headings, choice, duties, now]);
  const plan = useMemo(
    () => homes.flatMap((home) => home.plan).sort((a, b) => a.due.day.localeCompare(b.due.day)),
    [homes],
  );

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be opened again once it is corrected.
    if (!file) return;
    const content = file.size > largest ? "" : textOf(await file.arrayBuffer());
    const opened = listOf(rowsOf(content));
    const refused =
      file.size > largest
        ? "That file is too large."
        : content.startsWith("PK\u0003")
          ? "That is a workbook. In your spreadsheet, save it as CSV, or copy its cells and paste them here."
          : opened.count > mostHomes
            ? tooLong(opened.count)
            : "";
    setProblem(refused);
    if (!refused) setTyped(content);
    target.value = "";
  }
  const shown = (choice !== chosen && chosen?.columns) || columns;
  const choose = (at: number, value: string) =>
    setChosen({
      headings,
      // Each duty has one column.
      columns: shown.map((column, index) =>
        index === at ? value : column === value && value !== "name" ? "" : column,
      ),
    });

  const late = plan.filter(({ due }) => due.day < now).length;
  const fragment = toFragment(plan.map(({ entry }) => entry));
  const told =
    problem ||
    (tooMany && tooLong(list.count)) ||
    (homes.length > 0 &&
      `${counted(homes.length, "row")} read, ${counted(plan.length, "date")}${late > 0 ? `, ${late} overdue` : ""}.`);
  return (
    <div className="mt-2 grid gap-6">
      <div className="grid gap-4 print:hidden">
        <p className="max-w-text">
          Copy the cells from your spreadsheet with their headings and paste them here, or open a CSV file: a row for
          each home or piece of plant, up to {mostHomes} rows. Your list stays in this browser. Nothing is sent
          anywhere.
        </p>
        <label className="plan-field">
          Your list
          <textarea
            className="field"
            rows={6}
            wrap="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setProblem("");
              setTyped(target.value);
            }}
          />
        </label>
        <label className="plan-field">
          Or open a file (CSV or TSV)
          <input className="field" type="file" accept=".csv,.tsv,.txt,text/csv" onChange={open} />
        </label>
      </div>
      <p role="status" className="print:hidden">
        {told}
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
      {aside.length > 0 && (
        <div className="print:hidden">
          <p className="font-semibold">
            {counted(aside.length, "row")} left out of the calendar. Correct the list above and we read it again.
          </p>
          <ul className="mt-2 text-small">
            {aside.map(({ row, name, reason }) => (
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
            <button type="button" className={solidButton} onClick={() => saveFile(plan, now, firm)}>
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
          <HomesTable homes={homes} now={now} onSave={(home) => saveFile(home.plan, now, firm, fileName(home.name))} />
          <MadeOn now={now} firm={firm} />
        </>
      )}
    </div>
  );
}

const counted = (count: number, what: string) => `${count.toLocaleString("en-GB")} ${what}${count === 1 ? "" : "s"}`;

const tooLong = (count: number) =>
  `That list has ${counted(count, "row")}. We read up to ${mostHomes} at a time, so please split it.`;

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "home";
