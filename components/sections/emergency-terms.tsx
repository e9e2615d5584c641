import type { ReactNode } from "react";
import { OpenNow } from "@/components/ui/open-now";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import { sentencesOf } from "@/lib/claims";
import { Memberships } from "./memberships";

/** Whether the office is open, and the terms of a call at any hour. */
export function EmergencyTerms({ action }: { action: ReactNode }) {
  return (
    <div className="terms">
      <p className="max-w-text flex-1 basis-64">
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
      <div className="max-sm:w-full max-sm:*:w-full">{action}</div>
    </div>
  );
}
