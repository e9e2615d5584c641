import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CallButton } from "@/components/ui/button";
import { Overline } from "@/components/ui/overline";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import type { SitePath } from "@/lib/paths";
import { type LeadRow, LeadRows } from "./lead-rows";

type Props = {
  path: SitePath;
  /** Small text above the heading and part of it, such as "Plumbers, gas and HVAC engineers in". */
  overline?: string;
  heading: string;
  /** Shown between the heading and the lead. */
  note?: ReactNode;
  lead?: ReactNode;
  /** Replaces the lead by several cases, one row each. */
  leadRows?: readonly (string | LeadRow)[];
  /** Shown beside the call button; documents have neither. */
  action?: ReactNode;
  /** The drawing on the right. */
  drawing?: ReactNode;
  /** The list of the drawing's numbered parts, beside which the drawing is sticky. */
  parts?: ReactNode;
  /** A full-width drawing at the bottom. */
  street?: ReactNode;
  /** Shown below the buttons. */
  children?: ReactNode;
};

/** The top of a page: breadcrumbs, heading, lead, call buttons and drawing. */
export function Hero({
  path,
  overline,
  heading,
  note,
  lead,
  leadRows,
  action,
  drawing,
  parts,
  street,
  children,
}: Props) {
  return (
    <div className="hero">
      <div className="container pt-1 pb-3 md:pb-6 lg:pt-3 lg:pb-8">
        <Breadcrumbs path={path} />
        <div className={`hero-grid mt-2 lg:mt-6 ${parts ? "parts" : drawing ? "grid drawn" : "grid"}`}>
          <h1 className={heading.length > 50 ? "text-h1 long" : "text-h1"}>
            {overline && <Overline>{overline}</Overline>}
            <Typeset text={heading} />
          </h1>
          {note}
          {drawing && <div className="hero-drawing">{drawing}</div>}
          <div>
            {leadRows ? (
              <LeadRows texts={leadRows} />
            ) : (
              <p className="max-w-text text-lead">{typeof lead === "string" ? <Prose text={lead} /> : lead}</p>
            )}
            {action && (
              <div className="hero-actions">
                <CallButton placement="hero" />
                {action}
              </div>
            )}
            {children}
          </div>
          {parts}
        </div>
      </div>
      {street}
    </div>
  );
}
