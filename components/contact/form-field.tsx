"use client";

import type { ComponentProps } from "react";
import { CharacterCount } from "./character-count";
import { type FieldName, labels } from "./fields";

type Control = Pick<ComponentProps<"input">, "type" | "autoComplete" | "maxLength" | "required">;
type Props = Control & {
  name: FieldName;
  /** Makes it a text area of that many lines. */
  rows?: number;
  /** Makes it a list to choose from. */
  options?: readonly string[];
  /** Says how many characters are left of `maxLength`, and lets more be typed or pasted than can be sent. */
  counted?: boolean;
  /** What the browser or the endpoint has against the value. */
  error?: string;
};

/** A labelled field; whether it is required is said in words. Its message stands under it. */
export function FormField({ name, rows, options, error, counted, ...control }: Props) {
  const shared = {
    ...control,
    id: name,
    name,
    className: "field",
    "aria-describedby": counted ? `${name}-error ${name}-count` : `${name}-error`,
    "aria-invalid": error ? true : undefined,
  } as const;
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 flex items-baseline gap-2.5 font-semibold">
        {labels[name]}
        <span className="text-small font-normal text-ink-soft">{control.required ? "required" : "optional"}</span>
      </label>
      {options ? (
        <select {...shared} defaultValue="">
          <option value="">Select a service</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} />
      )}
      {counted && control.maxLength && <CharacterCount name={name} most={control.maxLength} />}
      <p id={`${name}-error`} className="field-error empty:hidden">
        {error}
      </p>
    </div>
  );
}
