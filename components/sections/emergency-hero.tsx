import type { ReactNode } from "react";
import { OpenNow } from "@/components/contact/open-now";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { sentencesOf } from "@/lib/claims";
import type { SitePath } from "@/lib/paths";
import { site } from "@/lib/site";
import { Memberships } from "./memberships";

type Props = { path: SitePath; heading: string; lead: string; action: ReactNode; firstSteps?: readonly string[] };

/** The top of an emergency page: the number, large enough to dial from across a room, and what to do first. */
export function EmergencyHero({ path, heading, lead, action, firstSteps }: Props) {
  return (
    <div className="on-ink bg-accent text-white">
      <div className="frame pt-3 pb-12 lg:pb-16">
        <Breadcrumbs path={path} />
        <div className="mt-6 grid gap-x-12 gap-y-6 lg:mt-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="lg:col-span-7">
            <h1 className="text-h1">{heading}</h1>
            <p className="mt-5 max-w-text text-lead">{lead}</p>
            <a href={site.phone.href} className="emergency-number" data-contact="phone:emergency-hero">
              <span className="label block">Call the 24/7 emergency line</span>
              {site.phone.display}
            </a>
          </div>
          {firstSteps && (
            <div className="self-start bg-paper p-6 text-ink lg:col-span-5 lg:row-span-2 lg:p-8">
              <h2 className="text-h3">Do this first</h2>
              <ol className="steps-first mt-4">
                {firstSteps.map((step) => (
                  <li key={step}>
                    <Prose text={step} />
                  </li>
                ))}
              </ol>
            </div>
          )}
          <div className="lg:col-span-7">
            <p className="min-h-[2lh] font-semibold sm:min-h-0">
              <OpenNow />
            </p>
            <p className="mt-4 max-w-text text-small">
              {sentencesOf("response")}{" "}
              <SiteLink href="/areas#response-times" className="underline underline-offset-4">
                Typical times by area
              </SiteLink>
              . {sentencesOf("callOut")}
            </p>
            <Memberships className="mt-2" />
            <div className="mt-6">{action}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
