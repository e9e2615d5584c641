import type { ReactNode } from "react";
import { OpenNow } from "@/components/ui/open-now";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import { sentencesOf } from "@/lib/claims";
import { site } from "@/lib/site";
import { Memberships } from "./memberships";

type Props = { lead: string; action: ReactNode };

/** The number in a section of its own, below the first steps of several dangers. */
export function EmergencyCall({ lead, action }: Props) {
  return (
    <div className="on-ink bg-accent text-white">
      <div className="container call-band">
        <LargeNumber lead={lead} />
        <Terms action={action} />
      </div>
    </div>
  );
}

/** The number, large enough to dial from across a room. */
export function LargeNumber({ lead }: { lead: string }) {
  return (
    <div className="large-call">
      <p className="max-w-text text-lead">
        <Prose text={lead} />
      </p>
      <EmergencyNumber placement="emergency-hero" />
    </div>
  );
}

export function EmergencyNumber({ placement, className = "" }: { placement: string; className?: string }) {
  return (
    <a href={site.phone.href} className={`emergency-number ${className}`} data-contact={`phone:${placement}`}>
      <span className="label block">Call the 24/7 emergency line</span>
      <span translate="no">{site.phone.display}</span>
    </a>
  );
}

/** Whether the office is open, and what a call at any hour means. */
export function Terms({ action }: { action: ReactNode }) {
  return (
    <div className="terms">
      <p className="max-w-text">
        <strong className="block">
          <OpenNow short />
        </strong>{" "}
        <Typeset text={sentencesOf("response")} />{" "}
        <SiteLink href="/areas#response-times" className="underline underline-offset-4">
          Typical times by area
        </SiteLink>
        . <span className="max-sm:hidden">Manage a building? Print this page for the plant room.</span>
      </p>
      <Memberships />
      <div>{action}</div>
    </div>
  );
}
