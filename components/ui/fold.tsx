import type { ReactNode } from "react";

type Props = {
  /** The words that open it on a phone. */
  label?: string;
  /** The heading of its content. Without a label the whole row under the heading opens it. */
  of?: string;
  open?: boolean;
  /** Shows the content alone. */
  off?: boolean;
  children?: ReactNode;
};

/** Content that is closed on a phone; on larger screens it is open and has no control. */
export function Fold({ label, of, open, off, children }: Props) {
  if (off) return children;
  return (
    <details className={label ? "fold opens" : "fold"} open={open}>
      <summary aria-label={label && of ? `${label}: ${of}` : of}>{label}</summary>
      {children}
    </details>
  );
}
