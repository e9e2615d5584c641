import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CallButton } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import type { FirstCase } from "@/data/types";
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
  firstSteps?: readonly string[];
  firstCases?: readonly FirstCase[];
  figure: ReactNode;
};

/** What to do first in a step, and the rest. */
const byStep = /^(.+?\.)( .+)$/;

/** Whether a text contains another number to call. */
const namesNumber = (text: string) => parseLinks(text).some(({ phone }) => phone);

/**
 * The top of the page of one kind of emergency: the first steps and our number. If all cases share one order of steps,
 * the number is last on phones: people shut off the water before they call.
 */
export function EmergencyHero({ path, heading, lead, action, firstSteps = [], firstCases, figure }: Props) {
  const number = <LargeNumber lead={lead} figure={firstCases && figure} />;
  return (
    <div className="on-ink bg-accent text-white">
      <div className="container pb-4 md:pt-3 md:pb-10 print:pb-0">
        <Breadcrumbs path={path} />
        <div className="urgent">
          <h1 className="emergency-heading">{heading}</h1>
          {firstCases && number}
          <div className="on-paper bg-paper p-4 text-ink lg:p-8">
            <h2 className="text-h3 md:text-h2">Do this first</h2>
            {firstCases ? (
              <div className="cases">
                <ul className="steps-first folds">
                  {firstCases.map((item) => (
                    <Case key={item.name} {...item} />
                  ))}
                </ul>
              </div>
            ) : (
              <div className="flow">
                <ol className="steps-first">
                  {firstSteps.map((step) => (
                    <Step key={step} text={step} />
                  ))}
                </ol>
                {figure}
              </div>
            )}
          </div>
          {!firstCases && number}
          <EmergencyTerms action={action} />
        </div>
      </div>
    </div>
  );
}

/** On phones it shows what to do first, and opens to show the rest, if there is any. */
function Case({ sign, name, text }: FirstCase) {
  const [, first = text, rest] = byStep.exec(text) ?? [];
  return (
    <li>
      <DangerSign kind={sign} />
      <div>
        <b>{name}</b>
        <strong>
          <Prose text={` ${first}`} />
        </strong>
        {rest && (
          <Fold summary={name}>
            <p>
              <Prose text={rest} />
            </p>
            {!namesNumber(rest) && <CallButton placement="emergency-hero" className="mt-3 md:hidden" />}
          </Fold>
        )}
      </div>
    </li>
  );
}

/** One of several sentences starts in bold; a single sentence has nothing to stand out from. */
function Step({ text }: { text: string }) {
  const [, first, rest = text] = byStep.exec(text) ?? [];
  return (
    <li>
      <div>
        {first && (
          <strong>
            <Prose text={first} />
          </strong>
        )}
        <p>
          <Prose text={rest} />
        </p>
      </div>
    </li>
  );
}
