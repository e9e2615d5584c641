import { useState } from "react";
import type { Entry } from "@/lib/duties";

type Props = {
  entry: Entry;
  onChange: (entry: Entry) => void;
  id: string;
  field: "date" | "more" | "kilograms" | "name";
  label: string;
  wrong?: string;
};

/** A text or date field with its error. */
export function TypedField({ entry, onChange, id, field, label, ...others }: Props) {
  const isDate = field === "date" || field === "more";
  // Browsers report no value for an incomplete date, and a year is wrong while it is being typed.
  const [unread, setUnread] = useState(false);
  const wrong = unread
    ? "That date does not exist or is before 1990. Enter the day, month and full year."
    : others.wrong;
  return (
    <div className="plan-field">
      <label htmlFor={id + field}>{label}</label>
      <input
        id={id + field}
        className="field"
        type={isDate ? "date" : "text"}
        inputMode={field === "kilograms" ? "decimal" : undefined}
        min={isDate ? "1990-01-01" : undefined}
        max={isDate ? "2099-12-31" : undefined}
        maxLength={isDate ? undefined : 40}
        autoComplete="off"
        value={entry[field]}
        onChange={({ target }) => onChange({ ...entry, [field]: target.value })}
        onInput={() => setUnread(false)}
        onBlur={({ target }) => setUnread(!target.validity.valid)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong && `${id}${field}-wrong`}
      />
      {wrong && (
        <p id={`${id}${field}-wrong`} className="field-error" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
