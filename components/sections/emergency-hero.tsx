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

type CallProps = { lead: string; action: ReactNode };

type Props = CallProps & {
  path: SitePath;
  heading: string;
  firstSteps?: readonly string[];
  /** To several dangers, of which some are for others than us: then the number has a band of its own, further down. */
  doors?: ReactNode;
};

// Where the steps differ by what has happened, each begins with that: "Carbon monoxide alarm: …"
const byCase = /^([^.:]{3,50}):( .+)$/;

/**
 * The top of an emergency page: what to do first, and the number, large enough to dial from across a room. On a phone the
 * number comes last: water is shut off before anybody is called, and some dangers are for others than us.
 */
export function EmergencyHero({ path, heading, lead, action, firstSteps, doors }: Props) {
  // A phone shows what may have happened, and opens what to do about it; steps in one order are all open.
  const cases = firstSteps?.every((step) => byCase.test(step));
  return (
    <div className="on-ink bg-accent text-white">
      <div className="frame pt-3 pb-8 lg:pb-16">
        <Breadcrumbs path={path} />
        {doors ? (
          <>
            <h1 className="mt-4 text-h2 md:text-h1">{heading}</h1>
            {doors}
          </>
        ) : (
          <div className="mt-4 grid gap-x-12 gap-y-4 lg:mt-8 lg:grid-cols-2 lg:gap-y-6 lg:grid-rows-[auto_1fr]">
            <h1 className="text-h2 lg:text-h1">{heading}</h1>
            {firstSteps && (
              <div className="on-paper self-start bg-paper p-5 text-ink lg:row-span-2 lg:p-8">
                <h2 className="text-h3">Do this first</h2>
                <ol className={cases ? "steps-first folds mt-3" : "steps-first mt-3"}>
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
            <div className="grid content-start gap-6">
              <div>
                <LargeNumber lead={lead} />
              </div>
              <Terms action={action} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The number in a band of its own. */
export function EmergencyCall({ lead, action }: CallProps) {
  return (
    <div className="on-ink bg-accent text-white">
      <div className="frame grid gap-x-12 gap-y-6 py-8 lg:grid-cols-2 lg:py-16">
        <div>
          <LargeNumber lead={lead} />
        </div>
        <Terms action={action} />
      </div>
    </div>
  );
}

function LargeNumber({ lead }: { lead: string }) {
  return (
    <>
      <p className="max-w-text text-lead">
        <Prose text={lead} />
      </p>
      <a href={site.phone.href} className="emergency-number" data-contact="phone:emergency-hero">
        <span className="label block">Call the 24/7 emergency line</span>
        <span translate="no">{site.phone.display}</span>
      </a>
    </>
  );
}

/** Whether the office is open, and what a call at any hour means. */
function Terms({ action }: { action: ReactNode }) {
  return (
    <div>
      <p className="min-h-[2lh] font-semibold sm:min-h-0">
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
  );
}
