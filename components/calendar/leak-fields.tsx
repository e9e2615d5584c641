import { GasField } from "./gas-field";
import { LeakCheck } from "./leak-check";
import { Tick } from "./tick";

/** Works out for one system what its charge means; without scripts there is the table under it. */
export function LeakFields() {
  return (
    <LeakCheck>
      <fieldset>
        <legend className="text-h3 font-semibold">Work it out for your system</legend>
        <div className="leak-fields">
          <GasField name="gas" defaultValue="" />
          <label className="plan-field">
            Charge in kg
            <input
              name="kilograms"
              className="field"
              inputMode="decimal"
              maxLength={12}
              aria-describedby="leak-answer"
            />
          </label>
          <label className="plan-field">
            Last leak check (optional)
            <input name="date" type="date" className="field" min="1990-01-01" aria-describedby="leak-answer" />
          </label>
        </div>
        <Tick name="sealed">Hermetically sealed, and labelled as such</Tick>
        <Tick name="detection">With automatic leak detection</Tick>
      </fieldset>
    </LeakCheck>
  );
}
