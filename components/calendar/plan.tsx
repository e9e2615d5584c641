import { type ReactNode, useState } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import type { DatedDuty } from "@/data/duties";
import { type Day, inWords } from "@/lib/days";
import { type Entry, planOf } from "@/lib/duties";
import { type Firm, saveFile } from "./calendar-events";
import { PlanList, titleOf } from "./plan-list";
import { YearStrip } from "./year-strip";

type Props = { entries: readonly Entry[]; duties: readonly DatedDuty[]; now: Day; firm: Firm; example?: ReactNode };

/** The visitor's plan: a year at a glance, the dates in words, and ways to take them along. */
export function Plan({ entries, duties, now, firm, example }: Props) {
  const [told, setTold] = useState("");
  const plan = planOf(entries, duties, now);
  const waiting = entries.length - plan.length;
  const [next] = plan;

  const save = () => {
    saveFile(plan, now, firm);
    setTold("The file is in your downloads. Open it with your calendar.");
  };
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setTold("Copied. Whoever opens it sees your plan."),
      () => setTold("Your browser did not copy it. Take it from the address line."),
    );

  return (
    <div id="plan" className="sheet p-5 sm:p-6 print:border-0 print:p-0 print:shadow-none">
      <h3 className="text-h3">Your plan</h3>
      <p role="status" className="mt-1 text-ink-soft">
        {next
          ? `${plan.length} ${plan.length === 1 ? "duty" : "duties"} with a date. First: ${titleOf(next)}, ${inWords(next.due.day)}.`
          : "Tick what you have and give a date. Your plan appears here, like this one."}
        {next && waiting > 0 && ` ${waiting} more without a date.`}
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
            <button type="button" className={outlineButton} onClick={copy}>
              Copy its address
            </button>
          </div>
          <p role="status" className="mt-3 min-h-[1lh] text-small print:hidden">
            {told}
          </p>
          <PlanList plan={plan} now={now} />
          <p className="hidden text-small print:block">
            Made on {inWords(now)} with the compliance calendar of{" "}
            <span translate="no">
              {firm.name}, {firm.phone}
            </span>
            . It helps you to remember and is no legal advice.
          </p>
        </>
      ) : (
        example
      )}
    </div>
  );
}
