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
  /** The dangers, if the steps differ by what has happened. */
  signs?: readonly Danger["id"][];
  figure: ReactNode;
};

const byCase = /^([^.:]{3,60}):( .+)$/;

/** What to do first in a step, and the rest. */
const byStep = /^(.+?\.)( .+)$/;

/** Whether a text contains another number to call. */
const namesNumber = (text: string) => parseLinks(text).some(({ phone }) => phone);

/**
 * The top of the page of one kind of emergency: the first steps and our number. If all cases share one order of steps,
 * the number is last on phones: people shut off the water before they call.
 */
export function EmergencyHero({ path, heading, lead, action, firstSteps, signs, figure }: Props) {
  // On phones each case shows what to do first, and opens to show the rest. Steps in one order are all open.
  const cases = signs !== undefined;
  const List = cases ? "ul" : "ol";
  const number = <LargeNumber lead={lead} figure={cases && figure} />;
  return (
    <div className="on-ink bg-accent text-white">
      <div className="container pb-4 md:pt-3 md:pb-10 print:pb-0">
        <Breadcrumbs path={path} />
        <div className="urgent">
          <h1 className="emergency-heading">{heading}</h1>
          {cases && number}
          <div className="on-paper bg-paper p-4 text-ink lg:p-8">
            <h2 className="text-h3 md:text-h2">Do this first</h2>
            <div className={cases ? "cases" : "flow"}>
              <List className={cases ? "steps-first folds" : "steps-first"}>
                {firstSteps.map((step, index) => {
                  const [, happened, does = step] = (cases && byCase.exec(step)) || [];
                  // A case with a single action has no rest; a step of one sentence has nothing to stand out from.
                  const [, first = cases ? does : "", rest = cases ? "" : does] = byStep.exec(does) ?? [];
                  const sign = signs?.[index];
                  return (
                    <li key={step}>
                      {sign && <DangerSign kind={sign} />}
                      <div>
                        {happened && <b>{happened}</b>}
                        {first && (
                          <strong>
                            <Prose text={first} />
                          </strong>
                        )}
                        {rest && (
                          <Fold summary={happened} enabled={cases}>
                            <p>
                              <Prose text={rest} />
                            </p>
                            {happened && !namesNumber(rest) && (
                              <CallButton placement="emergency-hero" className="mt-3 md:hidden" />
                            )}
                          </Fold>
                        )}
                      </div>
                    </li>
                  );
                })}
              </List>
              {!cases && figure}
            </div>
          </div>
          {!cases && number}
          <EmergencyTerms action={action} />
        </div>
      </div>
    </div>
  );
}
