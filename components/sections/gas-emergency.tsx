import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { LineIcon } from "@/components/ui/line-icon";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import type { SitePath } from "@/lib/paths";
import { dial } from "@/lib/site";

type Props = {
  /** The page has all the steps itself, behind its first door or further down. */
  stepsFollow?: boolean;
};

/** Heads every gas and emergency page: where a gas escape is possible, the gas network comes before us. */
export function GasEmergency({ stepsFollow }: Props) {
  return (
    <YellowBox className={stepsFollow ? "" : "on-paper"}>
      <div className="container gas-box">
        <p>
          <SmellGas /> {safety.gasEscape.briefSteps}{" "}
          <SiteLink href="/emergency#gas" className="whitespace-nowrap underline underline-offset-4">
            All the steps
          </SiteLink>
        </p>
        <GasNumber named />
      </div>
    </YellowBox>
  );
}

type EscapeProps = {
  path: SitePath;
  heading: string;
  /** In their order; the one that ends with the gas network's number has it as a button on a phone. */
  firstSteps: readonly string[];
  figure: ReactNode;
};

/** The top of the page about gas leaks: all the steps, on every screen width. */
export function GasEscape({ path, heading, firstSteps, figure }: EscapeProps) {
  return (
    <YellowBox className="on-paper escape">
      <div className="container gas-escape">
        <Breadcrumbs path={path} />
        <h1 className="emergency-heading">{heading}</h1>
        <div>
          <SmellGas />
          <ol className="steps-first">
            {firstSteps.map((step) => {
              const [words = step, after] = step.split(` ${gasEmergency.phone}`);
              return (
                <li key={step}>
                  <span>
                    <Prose text={words} /> {after && <GasNumber />}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
        <div>
          <GasNumber named />
          {figure}
        </div>
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

function SmellGas() {
  return (
    <b>
      <LineIcon name="triangle-alert" className="inline align-[-0.2em]" /> Smell gas?
    </b>
  );
}

/** @param named whether it says whose number it is, where the words beside it don't */
function GasNumber({ named }: { named?: boolean }) {
  return (
    <a href={dial(gasEmergency.phone)} className="gas-number" data-contact="phone:gas-emergency">
      {named && <small>{gasEmergency.name}</small>} <span translate="no">{gasEmergency.phone}</span>
    </a>
  );
}
