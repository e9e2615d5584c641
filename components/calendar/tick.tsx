import type { ComponentProps } from "react";

/** A box to tick, with its words as part of it. */
export function Tick({ children, ...props }: ComponentProps<"input">) {
  return (
    <label className="tick">
      <input type="checkbox" {...props} />
      <span>{children}</span>
    </label>
  );
}
