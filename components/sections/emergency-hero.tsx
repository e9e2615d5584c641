import type { ReactNode } from "react";
import { OpenNow } from "@/components/contact/open-now";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { sentencesOf } from "@/lib/claims";
import { typeset } from "@/lib/copy";
import type { SitePath } from "@/lib/paths";
import { site } from "@/lib/site";
import { Memberships } from "./memberships";

type Props = {
  path: SitePath;
  heading: string;
  lead: string;
  action: ReactNode;
  firstSteps?: readonly string[];
  doors?: ReactNode;
};

// Where the steps differ by what has happened, each begins with that: "Carbon monoxide alarm: …"
const byCase = /^([^.:]{3,50}):( .+)$/;

/**
 * The top of an emergency page: the number, large enough to dial from across a room, and what to do first.
 * Doors to several dangers come before the number, since some of them are for others than us.
 */
export function EmergencyHero({ path, heading, lead, action, firstSteps, doors }: Props) {
  // A phone shows what may have happened, and opens what to do about it; steps in one order are all open.
  const cases = firstSteps?.every((step) => byCase.test(step));
  const call = (
    <>
      <p className="mt-5 max-w-text text-lead lg:first:mt-0">{lead}</p>
      <a
        href={site.phone.href}
        className={doors ? "emergency-number mb-6 lg:text-h2" : "emergency-number"}
        data-contact="phone:emergency-hero"
      >
        <span className="label block">Call the 24/7 emergency line</span>
        <span translate="no">{site.phone.display}</span>
      </a>
    </>
  );
  return (
    <div className="on-ink bg-accent text-white">
      <div className="frame pt-3 pb-12 lg:pb-16">
        <Breadcrumbs path={path} />
        <div className="mt-4 grid gap-x-12 gap-y-6 lg:mt-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className={firstSteps ? "lg:col-span-6" : "lg:col-span-7"}>
            <h1 className={doors ? "text-h2" : "text-h1"}>{heading}</h1>
            {doors ?? call}
          </div>
          {firstSteps && (
            <div className="on-paper self-start bg-paper p-6 text-ink lg:col-span-6 lg:row-span-2 lg:p-8">
              <h2 className="text-h3">Do this first</h2>
              <ol className={cases ? "steps-first folds mt-4" : "steps-first mt-4"}>
                {firstSteps.map((step) => {
                  const [, happened, text = step] = byCase.exec(step) ?? [];
                  return (
                    <li key={step}>
                      <div>
                        {happened && <b>{`${happened}.`}</b>}
                        <Fold of={happened} off={!cases}>
                          <p>
                            <Prose text={text} />
                          </p>
                        </Fold>
                      </div>
                    </li>
                  );
                })}
              </ol>
            </div>
          )}
          <div className={doors ? "lg:col-span-5" : "lg:col-span-6"}>
            {doors && call}
            <p className={`min-h-[2lh] font-semibold sm:min-h-0 ${doors ? "lg:min-h-[2lh]" : ""}`}>
              <OpenNow />
            </p>
            <p className="mt-4 max-w-text text-small">
              {sentencesOf("response")}{" "}
              <SiteLink href="/areas#response-times" className="underline underline-offset-4">
                Typical times by area
              </SiteLink>
              . {typeset(`${sentencesOf("callOut")} Print this page to have one sheet for the plant-room wall.`.trim())}
            </p>
            <Memberships className="mt-2" />
            <div className="mt-6">{action}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
