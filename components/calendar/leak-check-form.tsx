import { useState } from "react";
import { inWords, today } from "@/lib/days";
import { dueOf } from "@/lib/duties";
import { toFragment } from "@/lib/plan-address";
import { EntryFields } from "./entry-fields";
import { newEntry } from "./use-plan";

const rule = { every: "by charge", asks: "Last leak check (optional)" } as const;

/** Says of one system what its charge means for its leak checks, and leads to the calendar with it. */
export default function LeakCheckForm() {
  const [entry, setEntry] = useState(() => ({ ...newEntry("f-gas"), id: "" }));
  const due = dueOf(entry, rule, today());
  return (
    <fieldset className="leak-check">
      <legend className="px-2 font-semibold">Work it out for your system</legend>
      <div className="leak-fields">
        <EntryFields entry={entry} rule={rule} due={due} onChange={setEntry} />
      </div>
      <p role="status" className="mt-4 min-h-[2lh]">
        {due.note ?? "Choose the refrigerant and give the charge, as the nameplate says."}
        {due.day && ` The next check is due by ${inWords(due.day)}.`}
        {due.months && (
          <>
            {" "}
            <a href={`/compliance-calendar#${toFragment([entry])}`} className="text-link">
              Put it into your calendar
            </a>
          </>
        )}
      </p>
    </fieldset>
  );
}
