import { type ReactNode, useState } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import { copyText } from "@/components/ui/copy-text";
import type { DatedDuty } from "@/data/duties";
import { type Day, inWords } from "@/lib/days";
import type { Entry, Planned } from "@/lib/duties";
import { fitsAddress, toFragment } from "@/lib/plan-address";
import { pluralise } from "@/lib/pluralise";
import { type Firm, saveFile, saveRows } from "./calendar-events";
import { MadeOn } from "./made-on";
import { PlanList, titleOf } from "./plan-list";
import { YearStrip } from "./year-strip";

type Props = {
  plan: readonly Planned[];
  entries: readonly Entry[];
  duties: readonly DatedDuty[];
  now: Day;
  firm: Firm;
  example?: ReactNode;
};

/** The visitor's plan: the next year, the list of dates, and ways to save them. */
export function Plan({ plan, entries, duties, now, firm, example }: Props) {
  const [status, setStatus] = useState("");
  const waiting = entries.length - plan.length;
  const [next] = plan;
  const fits = fitsAddress(toFragment(entries));

  const save = () => {
    saveFile(plan, now, firm);
    setStatus("The file is in your downloads. Open it with your calendar.");
  };
  const keep = async () => {
    try {
      const { rowsOfEntries } = await import("@/lib/homes");
      saveRows(rowsOfEntries(entries, duties));
      setStatus(
        "Your plan is too long for an address. Next time, open the saved file under “Lots of homes or plant?”.",
      );
    } catch {
      setStatus("Your plan could not be saved. Check your connection, then try again or print it.");
    }
  };
  const copy = async () =>
    setStatus(
      (await copyText(location.href))
        ? "Copied. Anyone who opens it can see your plan."
        : "Your browser did not copy it. Copy it from the address bar.",
    );

  return (
    <div id="plan" className="panel p-5 sm:p-6 print:border-0 print:p-0 print:[box-shadow:none]">
      <h3 className="text-h3">Your plan</h3>
      <p role="status" className="mt-1 text-ink-soft">
        {next
          ? `${pluralise(plan.length, "date")} in your plan. Next: ${titleOf(next)}, ${inWords(next.due.day)}.`
          : "Tick what you have and enter a date. Your plan appears here, like this one."}
        {next && waiting > 0 && ` ${waiting} more ${waiting === 1 ? "needs" : "need"} a date.`}
      </p>
      {next ? (
        <>
          <YearStrip plan={plan} now={now} />
          <div className="mt-5 flex flex-wrap gap-3 print:hidden">
            <button type="button" className={solidButton} onClick={save}>
              Download for your calendar
            </button>
            <button type="button" className={outlineButton} onClick={() => print()}>
              Print the plan
            </button>
            <button type="button" className={outlineButton} onClick={fits ? copy : keep}>
              {fits ? "Copy its address" : "Save as a spreadsheet"}
            </button>
          </div>
          <p role="status" className="mt-3 min-h-[1lh] text-small print:hidden">
            {status}
          </p>
          <PlanList plan={plan} now={now} />
          <MadeOn now={now} firm={firm} />
        </>
      ) : (
        example
      )}
    </div>
  );
}
