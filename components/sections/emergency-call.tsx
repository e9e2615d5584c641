import type { ReactNode } from "react";
import { LargeNumber } from "./emergency-number";
import { EmergencyTerms } from "./emergency-terms";

type Props = { lead: string; action: ReactNode };

/** The section with our number, below the first steps for several dangers. */
export function EmergencyCall({ lead, action }: Props) {
  return (
    <div className="on-ink bg-accent text-white">
      <div className="container call-section">
        <LargeNumber lead={lead} />
        <EmergencyTerms action={action} />
      </div>
    </div>
  );
}
