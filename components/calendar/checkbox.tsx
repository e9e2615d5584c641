import type { ComponentProps } from "react";

export function Checkbox({ children, ...props }: ComponentProps<"input">) {
  return (
    <label className="tick grid cursor-pointer grid-cols-[1.375rem_1fr] gap-3 py-2.5 hover:text-accent">
      <input type="checkbox" {...props} />
      <span>{children}</span>
    </label>
  );
}
