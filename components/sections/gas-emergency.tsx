import { TriangleAlertIcon } from "lucide-react";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { dial } from "@/lib/site";

/**
 * Heads every gas and emergency page: where a gas escape is possible, the gas network comes before us.
 * @param brief on the page that has all the steps behind its first door
 */
export function GasEmergency({ brief }: { brief?: boolean }) {
  const { steps, call, briefSteps } = safety.gasEscape;
  return (
    <aside
      aria-label="Gas emergency"
      data-theme="gas"
      className={`border-b-[1.5px] border-ink bg-gas-bright text-ink ${brief ? "" : "on-paper"}`}
    >
      <div className="frame flex flex-wrap items-center gap-x-8 gap-y-2 py-3">
        <p className="flex-1 basis-72 text-small font-medium">
          <b className="text-body">
            <TriangleAlertIcon aria-hidden className="icon mr-1.5 inline align-[-0.2em]" />
            Smell gas?
          </b>{" "}
          {brief ? `${briefSteps} From there call the ${gasEmergency.name}:` : `${steps.join(" ")} ${call}:`}
        </p>
        <a href={dial(gasEmergency.phone)} className="gas-number" data-contact="phone:gas-emergency" translate="no">
          {gasEmergency.phone}
        </a>
      </div>
    </aside>
  );
}
