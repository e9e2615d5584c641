import type { ReactNode } from "react";

type Props = {
  /** The visible label of the control on phones. */
  label?: string;
  /** The accessible name, usually the heading of the content. Without a label the whole row is the control. */
  summary?: string;
  open?: boolean;
  /** By default true; if false, only the content is rendered. */
  enabled?: boolean;
  children?: ReactNode;
};

/** Content that is closed on phones; on larger screens it is open and has no control. */
export function Fold({ label, summary, open, enabled = true, children }: Props) {
  if (!enabled) return children;
  return (
    <details className={label ? "fold opens" : "fold"} open={open}>
      <summary aria-label={label && summary ? `${label}: ${summary}` : summary}>{label}</summary>
      {children}
    </details>
  );
}
