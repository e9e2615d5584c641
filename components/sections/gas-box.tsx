import type { ReactNode } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import { gasEmergency } from "@/data/business";
import { dial } from "@/lib/site";

/** The yellow box about a gas escape. */
export function GasWarning({ className, children }: { className: string; children: ReactNode }) {
  return (
    <aside
      aria-label="Gas emergency"
      data-theme="gas"
      className={`border-b-[1.5px] border-ink bg-gas-bright text-ink ${className}`}
    >
      {children}
    </aside>
  );
}

export function SmellGas() {
  return (
    <b>
      <LineIcon name="triangle-alert" className="inline align-[-0.2em]" /> Smell gas?
    </b>
  );
}

/** The gas network's number. @param named whether to name its owner, if the text beside it does not */
export function GasNumber({ named }: { named?: boolean }) {
  return (
    <a href={dial(gasEmergency.phone)} className="gas-number" data-contact="phone:gas-emergency">
      {named && <small>{gasEmergency.name}</small>} <span translate="no">{gasEmergency.phone}</span>
    </a>
  );
}
