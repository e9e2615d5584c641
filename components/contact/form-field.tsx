"use client";

import { type contactServices, urgentServices } from "@/data/business";
import { type FieldName, fields } from "@/lib/enquiry";
import { CharacterCount } from "./character-count";

type Props = {
  name: FieldName;
  /** Makes it a text area with this many lines and a character count. */
  rows?: number;
  /** Makes it a select. */
  options?: readonly string[];
  hint?: string;
  /** The message of the browser or the endpoint about the value. */
  error?: string;
};

/** The service for which the form asks for the number of sites. */
const contractService = "Maintenance Contract" satisfies (typeof contactServices)[number];

/** Classes of the services that show a note elsewhere in the form (contact.css). */
const marks: Readonly<Record<string, string>> = { [urgentServices.always]: "urgent", [contractService]: "contract" };

/** A labelled field with its hint and error. Its label says whether it is required. */
export function FormField({ name, rows, options, hint, error }: Props) {
  const { label, limit, ...control } = { limit: 0, ...fields[name] };
  const shared = {
    ...control,
    id: name,
    name,
    className: "field",
    "aria-describedby": `${name}-error${rows ? ` ${name}-count` : ""}${hint ? ` ${name}-hint` : ""}`,
    "aria-invalid": error ? true : undefined,
  } as const;
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 flex items-baseline gap-2.5 font-semibold">
        {label}
        <span className="text-small font-normal text-ink-soft">{control.required ? "(required)" : "(optional)"}</span>
      </label>
      {hint && (
        <p id={`${name}-hint`} className="mb-1.5 text-small text-pretty text-ink-soft">
          {hint}
        </p>
      )}
      {options ? (
        <select {...shared} defaultValue="">
          <option value="">Select a service</option>
          {options.map((option) => (
            <option key={option} className={marks[option]}>
              {option}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} />
      )}
      {rows && <CharacterCount name={name} limit={limit} />}
      <p id={`${name}-error`} className="field-error empty:hidden">
        {error}
      </p>
    </div>
  );
}
