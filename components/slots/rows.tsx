import type { ReactNode } from "react";

/** The fields of a sheet by their names. */
export function Rows({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl>
      {Object.entries(of).map(([name, text]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
