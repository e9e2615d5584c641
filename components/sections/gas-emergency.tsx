import { LineIcon } from "@/components/ui/line-icon";
import { SiteLink } from "@/components/ui/site-link";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { dial } from "@/lib/site";

type Props = {
  /**
   * What kind of page: the one of all emergencies has the steps behind its first door; where another emergency is the
   * subject, a phone's first screen keeps room for that, and leaves the two steps that take a moment to the page of all.
   */
  on?: "gas" | "triage" | "other emergency";
};

/** Heads every gas and emergency page: where a gas escape is possible, the gas network comes before us. */
export function GasEmergency({ on = "gas" }: Props) {
  const brief = on === "triage";
  const aside = on === "other emergency";
  const { steps, call, briefSteps } = safety.gasEscape;
  const moment: readonly string[] = steps.slice(1, -1);
  return (
    <aside
      aria-label="Gas emergency"
      data-theme="gas"
      className={`border-b-[1.5px] border-ink bg-gas-bright text-ink ${brief ? "" : "on-paper"}`}
    >
      <div className="frame flex flex-wrap items-center gap-x-8 gap-y-2 py-3">
        <div className="flex-1 basis-72 text-small font-medium">
          <b className="text-body">
            <LineIcon name="triangle-alert" className="mr-1.5 inline align-[-0.2em]" />
            {aside ? (
              <SiteLink href="/emergency#gas" className="underline underline-offset-4">
                Smell gas?
              </SiteLink>
            ) : (
              "Smell gas?"
            )}
          </b>{" "}
          {brief ? (
            `${briefSteps} From there call the ${gasEmergency.name}:`
          ) : (
            <ol className="gas-steps">
              {[...steps, `${call}:`].map((step) => (
                <li key={step} className={aside && moment.includes(step) ? "max-sm:hidden" : undefined}>
                  {`${step} `}
                </li>
              ))}
            </ol>
          )}
        </div>
        <a href={dial(gasEmergency.phone)} className="gas-number" data-contact="phone:gas-emergency" translate="no">
          {gasEmergency.phone}
        </a>
      </div>
    </aside>
  );
}
