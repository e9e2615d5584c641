import { LineIcon } from "@/components/ui/line-icon";
import { SiteLink } from "@/components/ui/site-link";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { dial } from "@/lib/site";

type Props = {
  /**
   * What kind of page. A phone shows what cannot wait and leads to the steps of the page of all emergencies, which has
   * them behind its first door; the page on gas leaks has them all here.
   */
  on?: "gas" | "triage" | "gas leak";
};

/** Heads every gas and emergency page: where a gas escape is possible, the gas network comes before us. */
export function GasEmergency({ on = "gas" }: Props) {
  const { steps, call, briefSteps } = safety.gasEscape;
  const brief = on === "gas";
  return (
    <aside
      aria-label="Gas emergency"
      data-theme="gas"
      className={`border-b-[1.5px] border-ink bg-gas-bright text-ink ${on === "triage" ? "" : "on-paper"}`}
    >
      <div className={brief ? "container gas-box brief" : "container gas-box"}>
        <div>
          <b>
            <LineIcon name="triangle-alert" className="mr-1.5 inline align-[-0.2em]" />
            {brief ? (
              <SiteLink href="/emergency#gas" className="underline underline-offset-4">
                Smell gas?
              </SiteLink>
            ) : (
              "Smell gas?"
            )}
          </b>{" "}
          {on === "triage" ? (
            `${briefSteps} From there call the ${gasEmergency.name}:`
          ) : (
            <>
              {brief && <span className="sm:hidden">{briefSteps}</span>}
              <ol className={brief ? "gas-steps max-sm:hidden" : "gas-steps"}>
                {[...steps, `${call}:`].map((step) => (
                  <li key={step}>{`${step} `}</li>
                ))}
              </ol>
            </>
          )}
        </div>
        <a href={dial(gasEmergency.phone)} className="gas-number" data-contact="phone:gas-emergency" translate="no">
          {gasEmergency.phone}
        </a>
      </div>
    </aside>
  );
}
