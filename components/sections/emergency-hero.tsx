import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CallButton } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import type { Danger } from "@/data/types";
import { parseLinks } from "@/lib/copy";
import type { SitePath } from "@/lib/paths";
import { DangerSign } from "./danger-sign";
import { LargeNumber } from "./emergency-number";
import { EmergencyTerms } from "./emergency-terms";

type Props = {
  path: SitePath;
  heading: string;
  lead: string;
  action: ReactNode;
  firstSteps: readonly string[];
  /** Where the steps differ by what has happened. */
  signs?: readonly Danger["id"][];
  figure: ReactNode;
};

const byCase = /^([^.:]{3,60}):( .+)$/;

/** Whether a text says whom else to ring. */
const namesNumber = (text: string) => parseLinks(text).some(({ phone }) => phone);

/**
 * The top of the page of one kind of emergency: what to do first, and the number. Where one order of steps fits all, the
 * number comes last on a phone: water is shut off before anybody is called.
 */
export function EmergencyHero({ path, heading, lead, action, firstSteps, signs, figure }: Props) {
  // A phone shows what may have happened, and opens what to do about it; steps in one order are all open.
  const cases = signs !== undefined;
  const List = cases ? "ul" : "ol";
  const number = <LargeNumber lead={lead} />;
  return (
    <div className="on-ink bg-accent text-white">
      <div className="container pb-6 md:pt-3 md:pb-10 print:pb-0">
        <Breadcrumbs path={path} />
        <div className="urgent">
          <h1 className="emergency-heading">{heading}</h1>
          {cases && number}
          <div className="on-paper bg-white p-4 text-ink lg:p-8">
            <h2 className="text-h3">Do this first</h2>
            <div className={cases ? "cases" : "flow"}>
              <List className={cases ? "steps-first folds" : "steps-first"}>
                {firstSteps.map((step, index) => {
                  const [, happened, text = step] = (cases && byCase.exec(step)) || [];
                  const sign = signs?.[index];
                  return (
                    <li key={step}>
                      {sign && <DangerSign of={sign} />}
                      <div>
                        {happened && <b>{happened}</b>}
                        <Fold of={happened} off={!cases}>
                          <p>
                            <Prose text={text} />
                          </p>
                          {happened && !namesNumber(text) && (
                            <CallButton placement="emergency-hero" className="mt-3 md:hidden" />
                          )}
                        </Fold>
                      </div>
                    </li>
                  );
                })}
              </List>
              {figure}
            </div>
          </div>
          {!cases && number}
          <EmergencyTerms action={action} />
        </div>
      </div>
    </div>
  );
}
