import type { ReactNode } from "react";

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its name and value in a list of choices. */
  value?: string;
  children: ReactNode;
};

/** A box to tick, with its words as part of it. */
export function Tick({ checked, onChange, value, children }: Props) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        name={value && "plant"}
        value={value}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
