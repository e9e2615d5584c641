import { TriangleAlertIcon } from "lucide-react";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { e164 } from "@/lib/site";

/** Heads every gas and emergency page: where a gas escape is possible, the gas network comes before us. */
export function GasEmergency() {
  return (
    <aside aria-label="Gas emergency" data-theme="gas" className="border-b-[1.5px] border-ink bg-gas-bright text-ink">
      <div className="frame flex flex-wrap items-center gap-x-8 gap-y-2 py-3">
        <p className="flex items-center gap-2 font-bold">
          <TriangleAlertIcon aria-hidden className="icon" />
          Smell gas?
        </p>
        <p className="flex-1 basis-80 text-small font-medium">
          {safety.gasEscape.steps.join(" ")} {safety.gasEscape.call}:
        </p>
        <a
          href={`tel:${e164(gasEmergency.phone)}`}
          className="inline-flex min-h-11 items-center text-h3 font-bold underline underline-offset-4"
          data-contact="phone:gas-emergency"
        >
          {gasEmergency.phone}
        </a>
      </div>
    </aside>
  );
}
