import type { ReactNode } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import { Prose } from "@/components/ui/prose";
import { site } from "@/lib/site";

type Props = { lead: string; figure?: ReactNode };

/** The emergency number in large type, below a drawing if there is one. */
export function LargeNumber({ lead, figure }: Props) {
  return (
    <div className="large-call">
      <p className="max-w-text text-lead">
        <Prose text={lead} />
      </p>
      {figure}
      <EmergencyNumber placement="emergency-hero" />
    </div>
  );
}

/** The number of the emergency line as a link. */
export function EmergencyNumber({ placement, className = "" }: { placement: string; className?: string }) {
  return (
    <a href={site.phone.href} className={`emergency-number ${className}`} data-contact={`phone:${placement}`}>
      <span className="label flex items-center gap-2">
        <LineIcon name="phone" className="text-lg" />
        Call the 24/7 emergency line
      </span>
      <span translate="no">{site.phone.display}</span>
    </a>
  );
}
