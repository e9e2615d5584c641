import { LineIcon } from "@/components/ui/line-icon";
import { SiteLink } from "@/components/ui/site-link";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { dial } from "@/lib/site";

type Props = {
  /** The page has all the steps itself, directly below or behind its first door. */
  stepsFollow?: boolean;
};

/**
 * Heads every gas and emergency page: where a gas escape is possible, the gas network comes before us. A wide screen shows
 * all the steps; a smaller one what cannot wait, and leads to the steps of the page of all emergencies.
 */
export function GasEmergency({ stepsFollow }: Props) {
  const { steps, call, briefSteps } = safety.gasEscape;
  return (
    <aside
      aria-label="Gas emergency"
      data-theme="gas"
      className={`border-b-[1.5px] border-ink bg-gas-bright text-ink ${stepsFollow ? "" : "on-paper"}`}
    >
      <div className={stepsFollow ? "container gas-box" : "container gas-box brief"}>
        <div>
          <b>
            <LineIcon name="triangle-alert" className="mr-1.5 inline align-[-0.2em]" />
            {stepsFollow ? (
              "Smell gas?"
            ) : (
              <SiteLink href="/emergency#gas" className="underline underline-offset-4">
                Smell gas?
              </SiteLink>
            )}
          </b>{" "}
          {stepsFollow ? (
            `${briefSteps} From there call the ${gasEmergency.name}:`
          ) : (
            <>
              <span className="lg:hidden">{briefSteps}</span>
              <ol className="gas-steps max-lg:hidden">
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
