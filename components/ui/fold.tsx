import type { ReactNode } from "react";

type Props = {
  /** What opens it, on a phone. */
  label?: string;
  /** The heading of what is in it: without a label the whole row under that heading opens it. */
  of?: string;
  /** Open from the start. */
  open?: boolean;
  /** Off: the content alone. */
  off?: boolean;
  children?: ReactNode;
};

/** What a phone shows when it is asked for, by the words or by a whole row; with more room it is open, without a control. */
export function Fold({ label, of, open, off, children }: Props) {
  if (off) return children;
  return (
    <details className={label ? "fold opens" : "fold"} open={open}>
      <summary aria-label={label && of ? `${label}: ${of}` : of}>{label}</summary>
      {children}
    </details>
  );
}
