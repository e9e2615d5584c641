import type { ReactNode } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { dial } from "@/lib/site";

type Props = {
  /** The page has all the steps itself, behind its first door or further down. */
  stepsFollow?: boolean;
};

/**
 * Heads every gas and emergency page: where a gas escape is possible, the gas network comes before us. A wide screen shows
 * all the steps; a smaller one what cannot wait, and leads to the steps of the page of all emergencies.
 */
export function GasEmergency({ stepsFollow }: Props) {
  const { steps, call, briefSteps } = safety.gasEscape;
  return (
    <YellowBox className={stepsFollow ? "" : "on-paper"}>
      <div className={stepsFollow ? "container gas-box" : "container gas-box brief"}>
        <div>
          <b>
            <Sign />
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
                {[...steps, `${call}.`].map((step) => (
                  <li key={step}>{`${step} `}</li>
                ))}
              </ol>
            </>
          )}
        </div>
        <GasNumber named={!stepsFollow} />
      </div>
    </YellowBox>
  );
}

type EscapeProps = {
  /** In their order; the one that ends with the gas network's number has it as a button. */
  steps: readonly string[];
  figure: ReactNode;
};

/** All the steps after a gas leak, at the top of the page about gas leaks on every screen width. */
export function GasEscape({ steps, figure }: EscapeProps) {
  return (
    <YellowBox className="on-paper">
      <div className="container gas-escape">
        <b className="text-h3">
          <Sign />
          Smell gas?
        </b>
        <ol className="steps-first">
          {steps.map((step) => {
            const [words = step, after] = step.split(` ${gasEmergency.phone}`);
            return (
              <li key={step}>
                <span>
                  <Prose text={words} />
                  {after && <GasNumber />}
                </span>
              </li>
            );
          })}
        </ol>
        {figure}
      </div>
    </YellowBox>
  );
}

function YellowBox({ className, children }: { className: string; children: ReactNode }) {
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

function Sign() {
  return <LineIcon name="triangle-alert" className="mr-1.5 inline align-[-0.2em]" />;
}

/** @param named whether it says whose number it is, where the words beside it don't */
function GasNumber({ named }: { named?: boolean }) {
  return (
    <a href={dial(gasEmergency.phone)} className="gas-number" data-contact="phone:gas-emergency">
      {named && <small>{gasEmergency.name}</small>} <span translate="no">{gasEmergency.phone}</span>
    </a>
  );
}
