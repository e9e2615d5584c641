import type { ReactNode } from "react";

type Props = {
  /** What opens it, on a phone; of a row the name, which its heading shows. */
  label: string;
  row?: boolean;
  /** Off: the content alone. */
  off?: boolean;
  children: ReactNode;
};

/** What a phone shows when it is asked for, by the words or by a whole row; with more room it is open, without a control. */
export function Fold({ label, row, off, children }: Props) {
  if (off) return children;
  return (
    <details className={row ? "fold fold-row" : "fold"}>
      {row ? <summary aria-label={label} /> : <summary>{label}</summary>}
      {children}
    </details>
  );
}
