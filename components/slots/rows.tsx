import type { ReactNode } from "react";

/** Fields and their names as a `<dl>`. */
export function Rows({ fields }: { fields: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl>
      {Object.entries(fields).map(([name, text]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
