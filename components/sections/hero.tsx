import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CallButton } from "@/components/ui/button";
import type { SitePath } from "@/lib/paths";

type Props = {
  path: SitePath;
  /** Small words over the heading that belong to it, as "Plumbers, gas and HVAC engineers in". */
  overline?: string;
  heading: string;
  lead: string;
  /** Beside the call button. */
  action: ReactNode;
  /** The drawing at the right, or nothing. */
  drawing?: ReactNode;
  /** Under the buttons. */
  children?: ReactNode;
};

/** The top of a page: where we are, what it is about, how to reach us, and the drawing of it. */
export function Hero({ path, overline, heading, lead, action, drawing, children }: Props) {
  return (
    <div className="hero">
      <div className="frame pt-3 pb-12 lg:pb-16">
        <Breadcrumbs path={path} />
        <div className="mt-6 grid items-center gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-12">
          <div className={drawing ? "lg:col-span-7" : "lg:col-span-9"}>
            <h1 className="text-h1">
              {overline && (
                <span className="mb-3 block text-lead font-semibold tracking-normal text-accent">{overline} </span>
              )}
              {heading}
            </h1>
            <p className="mt-6 max-w-text text-lead">{lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <CallButton place="hero" />
              {action}
            </div>
            {children}
          </div>
          {drawing && <div className="lg:col-span-5">{drawing}</div>}
        </div>
      </div>
    </div>
  );
}
