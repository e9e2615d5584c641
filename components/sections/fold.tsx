import type { ReactNode } from "react";

type Props = {
  /** What opens it, on a phone; without it the whole row does, whose heading says what is in it. */
  label?: string;
  /** Off: the content alone. */
  off?: boolean;
  children: ReactNode;
};

/** What a phone shows when it is asked for, by the words or by a whole row; with more room it is open, without a control. */
export function Fold({ label, off, children }: Props) {
  if (off) return children;
  return (
    <details className={label ? "fold" : "fold fold-row"}>
      {label ? <summary>{label}</summary> : <summary aria-label="More" />}
      {children}
    </details>
  );
}
