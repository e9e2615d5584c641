import { useId } from "react";
import type { Due, Entry, Rule } from "@/lib/duties";
import { Checkbox } from "./checkbox";
import { GasField } from "./gas-field";
import { TypedField } from "./typed-field";

type Props = {
  entry: Entry;
  rule: Rule & { readonly asks: string; readonly stated?: string };
  due: Due;
  onChange: (entry: Entry) => void;
};

/** The fields of an entry: its date, and the inputs of its interval. */
export function EntryFields({ entry, rule: { every, early, asks, stated }, due: { wrong }, onChange }: Props) {
  const id = useId();
  const set = (part: Partial<Entry>) => onChange({ ...entry, ...part });
  const fields = { entry, onChange, id };
  const choices = typeof every === "object" ? every : [];
  return (
    <>
      {every === "by charge" && (
        <>
          <GasField value={entry.more} onChange={({ target }) => set({ more: target.value })} />
          <TypedField {...fields} field="kilograms" label="Charge in kg" wrong={wrong?.kilograms} />
          <div className="col-span-full">
            <Checkbox checked={entry.sealed} onChange={({ target }) => set({ sealed: target.checked })}>
              Hermetically sealed, and labelled as such
            </Checkbox>
            <Checkbox checked={entry.detection} onChange={({ target }) => set({ detection: target.checked })}>
              With automatic leak detection
            </Checkbox>
          </div>
        </>
      )}
      {choices.length > 0 && (
        <label className="plan-field col-span-full">
          Use
          <select className="field" value={entry.more || "0"} onChange={({ target }) => set({ more: target.value })}>
            {choices.map(({ name, months }, index) => (
              <option key={name} value={index}>
                {name}: every {months} months
              </option>
            ))}
          </select>
        </label>
      )}
      <TypedField {...fields} field="date" label={entry.stated ? "Next due on" : asks} wrong={wrong?.date} />
      {(stated || entry.stated) && (
        <div className="col-span-full">
          <Checkbox checked={entry.stated} onChange={({ target }) => set({ stated: target.checked })}>
            {stated ?? "This is the day it is due next"}
          </Checkbox>
        </div>
      )}
      {early && !entry.stated && <TypedField {...fields} field="more" label="It was due on (optional)" />}
    </>
  );
}
