import type { ReactNode } from "react";
import { Part, type PartProps } from "./part";

/** Symbols on the body of a valve in a horizontal line, flow to the right. A new kind is one entry here. */
const bonnets = {
  isolation: <path d="M0 0v-12M-6-12h12" />,
  lever: <path d="M0 0v-9l14-4" />,
  /** The lever is at right angles to the line, which means shut. */
  closed: <path d="M0 0v-24" />,
  motorised: <path d="M0 0v-9M-7-21h14v12h-14z" />,
  solenoid: <path d="M0 0v-9M-7-21h14v12h-14zM-7-9l14-12" />,
  control: <path d="M0 0v-9M-9-9a9 9 0 0 1 18 0z" />,
  regulator: <path d="M0 0v-8M-12-8a12 12 0 0 1 24 0zM9-15v-6h9v21" />,
  safety: <path d="M0 0v-6l-5-3 10-4-10-4 10-4-5-3v-4" className="d-none" />,
  balancing: <path d="M-5-4v-11M5-4v-11M-8-15h6M2-15h6" />,
  /** The symbol that is drawn on the body. */
  nonReturn: null,
  drain: <path d="M0 0v-12M-6-12h12M10-4h5v8h-5" />,
  plain: null,
} satisfies Record<string, ReactNode>;

type ValveKind = keyof typeof bonnets;

/** A valve in a horizontal line; turn it by 90 for a riser. */
export function Valve({ at, turn, scale, kind = "isolation" }: PartProps & { readonly kind?: ValveKind }) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      {bonnets[kind]}
      <path d="M-10-7v14l20-14v14z" />
      {kind === "nonReturn" && <path className="d-solid" d="M0 0l10-7v14z" />}
    </Part>
  );
}
