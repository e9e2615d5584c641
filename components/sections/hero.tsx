import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CallButton } from "@/components/ui/button";
import { Overline } from "@/components/ui/overline";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import type { SitePath } from "@/lib/paths";

type Props = {
  path: SitePath;
  /** Small words over the heading that belong to it, as "Plumbers, gas and HVAC engineers in". */
  overline?: string;
  heading: string;
  /** Between the heading and the lead; with room, under the heading. */
  note?: ReactNode;
  lead?: ReactNode;
  /** In place of a lead several cases, a row each. */
  leadRows?: readonly string[];
  /** Beside the call button; a document has neither. */
  action?: ReactNode;
  /** The drawing at the right, or nothing. */
  drawing?: ReactNode;
  /** The list of the drawing's numbered parts, beside which the drawing stays in sight. */
  parts?: ReactNode;
  /** Where the top has one column, the words stand over the drawing: they are the answer that was looked for. */
  wordsFirst?: boolean;
  /** A drawing as wide as the page, at the foot. */
  street?: ReactNode;
  /** Under the buttons. */
  children?: ReactNode;
};

/** The top of a page: where we are, what it is about, how to reach us, and the drawing of it. */
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
  wordsFirst,
  street,
  children,
}: Props) {
  return (
    <div className="hero">
      <div className="container pt-1 pb-3 md:pb-6 lg:pt-3 lg:pb-8">
        <Breadcrumbs path={path} />
        <div className={`hero-grid mt-2 lg:mt-6 ${parts ? "parts" : drawing ? "grid drawn" : "grid"}`}>
          <h1 className="text-h1">
            {overline && <Overline>{overline}</Overline>}
            <Typeset text={heading} />
          </h1>
          {note}
          {drawing && <div className={`hero-drawing${wordsFirst ? " order-last" : ""}`}>{drawing}</div>}
          <div>
            {leadRows ? (
              <div className="lead-rows text-lead">
                {leadRows.map((text) => (
                  <p key={text}>
                    <Prose text={text} />
                  </p>
                ))}
              </div>
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
