import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Prose } from "@/components/ui/prose";
import { gasEmergency } from "@/data/business";
import type { SitePath } from "@/lib/paths";
import { GasNumber, GasWarning, SmellGas } from "./gas-box";

type Props = {
  path: SitePath;
  heading: string;
  /** The ordered steps; the one that ends with the gas network's number shows it as a button on phones. */
  firstSteps: readonly string[];
  figure: ReactNode;
};

/** The top of the page about gas leaks, with all the steps on every screen width. */
export function GasEscape({ path, heading, firstSteps, figure }: Props) {
  return (
    <GasWarning className="on-paper escape">
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
    </GasWarning>
  );
}
