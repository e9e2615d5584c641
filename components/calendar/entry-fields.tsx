import { useId, useState } from "react";
import type { Due, Entry, Rule } from "@/lib/duties";
import { GasField } from "./gas-field";
import { Tick } from "./tick";

type Props = {
  entry: Entry;
  rule: Rule & { readonly asks: string; readonly stated?: string };
  due: Due;
  onChange: (entry: Entry) => void;
};

/** The fields of an entry: its date, and what its interval depends on. */
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
          <Typed {...fields} of="kilograms" label="Charge in kg" wrong={wrong?.kilograms} />
          <div className="col-span-full">
            <Tick checked={entry.sealed} onChange={({ target }) => set({ sealed: target.checked })}>
              Hermetically sealed, and labelled as such
            </Tick>
            <Tick checked={entry.detection} onChange={({ target }) => set({ detection: target.checked })}>
              With automatic leak detection
            </Tick>
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
      <Typed {...fields} of="date" label={entry.stated ? "Next due on" : asks} wrong={wrong?.date} />
      {(stated || entry.stated) && (
        <div className="col-span-full">
          <Tick checked={entry.stated} onChange={({ target }) => set({ stated: target.checked })}>
            {stated ?? "This is the day it is due next"}
          </Tick>
        </div>
      )}
      {early && !entry.stated && <Typed {...fields} of="more" label="It was due on (optional)" />}
    </>
  );
}

type TypedProps = Pick<Props, "entry" | "onChange"> & {
  id: string;
  of: "date" | "more" | "kilograms" | "name";
  label: string;
  wrong?: string;
};

/** A text or date field with its error. */
export function Typed({ entry, onChange, id, of, label, ...others }: TypedProps) {
  const isDate = of === "date" || of === "more";
  // The browser gives no value of an incomplete date, and a year that is being typed is a wrong one.
  const [unread, setUnread] = useState(false);
  const wrong = unread
    ? "That date does not exist or is before 1990. Enter the day, month and full year."
    : others.wrong;
  return (
    <div className="plan-field">
      <label htmlFor={id + of}>{label}</label>
      <input
        id={id + of}
        className="field"
        type={isDate ? "date" : "text"}
        inputMode={of === "kilograms" ? "decimal" : undefined}
        min={isDate ? "1990-01-01" : undefined}
        max={isDate ? "2099-12-31" : undefined}
        maxLength={isDate ? undefined : 40}
        autoComplete="off"
        value={entry[of]}
        onChange={({ target }) => onChange({ ...entry, [of]: target.value })}
        onInput={() => setUnread(false)}
        onBlur={({ target }) => setUnread(!target.validity.valid)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong && `${id}${of}-wrong`}
      />
      {wrong && (
        <p id={`${id}${of}-wrong`} className="field-error" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
