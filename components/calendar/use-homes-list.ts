import { type ChangeEvent, useDeferredValue, useMemo, useState } from "react";
import type { DatedDuty } from "@/data/duties";
import type { Day } from "@/lib/days";
import { guessColumns, listOf } from "@/lib/home-columns";
import { maxHomes, readHomes } from "@/lib/homes";
import { pluralise } from "@/lib/pluralise";
import { rowsOf, textOf } from "@/lib/spreadsheet";

/** The largest file that is read, in bytes. */
const maxFileBytes = 2_000_000;

/** The state of a list of homes, typed or opened, and the plan made from it. */
export function useHomesList(duties: readonly DatedDuty[], now: Day) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  // The visitor's choice of columns, valid for a list with the same headings.
  const [chosen, setChosen] = useState<{ readonly headings: string; readonly columns: readonly string[] }>();
  // Deferred, so that typing and choosing do not wait for the table.
  const text = useDeferredValue(typed);
  const choice = useDeferredValue(chosen);

  const list = useMemo(() => listOf(rowsOf(text)), [text]);
  const tooMany = list.count > maxHomes;
  const headings = list.headings.join("\n");
  const { columns, homes, rejected } = useMemo(() => {
    if (tooMany || list.count === 0) return { columns: [], homes: [], rejected: [] };
    const columns = choice?.headings === headings ? choice.columns : guessColumns(list, duties, now);
    return { columns, ...readHomes(list, columns, duties, now) };
  }, [list, tooMany, headings, choice, duties, now]);
  const plan = useMemo(
    () => homes.flatMap((home) => home.plan).sort((a, b) => a.due.day.localeCompare(b.due.day)),
    [homes],
  );

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const content = await contentOf(file);
    setProblem(content.problem ?? "");
    if (content.text !== undefined) setTyped(content.text);
    // Reset, so that the same file can be opened again.
    target.value = "";
  }
  const shown = (choice !== chosen && chosen?.columns) || columns;
  const choose = (chosenIndex: number, value: string) =>
    setChosen({
      headings,
      // Choosing a duty removes it from other columns.
      columns: shown.map((column, index) =>
        index === chosenIndex ? value : column === value && value !== "name" ? "" : column,
      ),
    });

  const late = plan.filter(({ due }) => due.day < now).length;
  const status =
    problem ||
    (tooMany && tooLong(list.count)) ||
    (homes.length > 0 &&
      `${pluralise(homes.length, "row")} read, ${pluralise(plan.length, "date")}${late > 0 ? `, ${late} overdue` : ""}.`);
  const type = (words: string) => {
    setProblem("");
    setTyped(words);
  };
  return { typed, type, open, status, list, columns, shown, choose, homes, rejected, plan };
}

const tooLong = (count: number) =>
  `That list has ${pluralise(count, "row")}. We read up to ${maxHomes} at a time, so please split it.`;

/** Reads a file with a list: its text, or why it cannot be used. */
async function contentOf(file: File): Promise<{ readonly text?: string; readonly problem?: string }> {
  if (file.size > maxFileBytes) return { problem: "That file is too large." };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: "Your browser could not read that file." };
  const text = textOf(bytes);
  if (text.startsWith("PK\u0003"))
    return {
      problem: "That is a workbook. In your spreadsheet, save it as CSV, or copy its cells and paste them here.",
    };
  const { count } = listOf(rowsOf(text));
  return count > maxHomes ? { problem: tooLong(count) } : { text };
}
