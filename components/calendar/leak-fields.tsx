"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LeakAnswer } from "@/lib/leak-answer";
import { Checkbox } from "./checkbox";
import { GasField } from "./gas-field";

/**
 * The form that calculates the leak checks for the charge of a system. The calculation loads on first use; without
 * scripts the table below the form replaces it.
 */
export function LeakFields() {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<LeakAnswer>();

  async function work() {
    const loaded = await import("@/lib/leak-answer").catch(() => undefined);
    if (form.current && loaded) setAnswer(loaded.leakAnswer(new FormData(form.current)));
  }

  // Reads the values that were typed before hydration.
  const begin = useEffectEvent(() => {
    if (form.current?.querySelector<HTMLInputElement>("[name=kilograms]")?.value) work();
  });
  useEffect(() => begin(), []);

  const field = (name: "kilograms" | "date") => ({
    name,
    className: "field",
    "aria-describedby": "leak-answer",
    "aria-invalid": answer && answer.wrong === name,
  });

  return (
    <form
      ref={form}
      className="leak-form border border-ink noscript:hidden"
      onInput={work}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend className="text-h3 font-semibold">Work it out for your system</legend>
        <div className="leak-fields mt-4 mb-2">
          <GasField name="gas" defaultValue="" />
          <label className="plan-field">
            Charge in kg
            <input {...field("kilograms")} inputMode="decimal" maxLength={12} />
          </label>
          <label className="plan-field">
            Last leak check (optional)
            <input {...field("date")} type="date" min="1990-01-01" />
          </label>
        </div>
        <Checkbox name="sealed">Hermetically sealed, and labelled as such</Checkbox>
        <Checkbox name="detection">With automatic leak detection</Checkbox>
      </fieldset>
      <p id="leak-answer" role="status">
        {answer?.text || "Choose the refrigerant and enter the charge from the data plate."}{" "}
        {answer?.plan && (
          <a href={`/compliance-calendar#${answer.plan}`} className="text-link">
            Add it to your calendar
          </a>
        )}
      </p>
    </form>
  );
}
