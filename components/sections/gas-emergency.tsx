import { SiteLink } from "@/components/ui/site-link";
import { safety } from "@/data/safety";
import { GasNumber, GasWarning, SmellGas } from "./gas-box";

type Props = {
  /** Whether the page itself contains all the steps, in its first panel or further down. */
  hasStepsOnPage?: boolean;
};

/** The box at the top of every gas and emergency page: for a gas escape, the gas network is called before us. */
export function GasEmergency({ hasStepsOnPage }: Props) {
  return (
    <GasWarning className={hasStepsOnPage ? "" : "on-paper"}>
      <div className="container gas-box">
        <p>
          <SmellGas /> {safety.gasEscape.briefSteps}{" "}
          <SiteLink href="/emergency#gas" className="whitespace-nowrap underline underline-offset-4">
            All the steps
          </SiteLink>
        </p>
        <GasNumber named />
      </div>
    </GasWarning>
  );
}
