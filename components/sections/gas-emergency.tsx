import { SiteLink } from "@/components/ui/site-link";
import { safety } from "@/data/safety";
import { GasNumber, SmellGas, YellowBox } from "./gas-box";

type Props = {
  /** Whether the page itself contains all the steps, in its first panel or further down. */
  stepsFollow?: boolean;
};

/** The box at the top of every gas and emergency page: for a gas escape, the gas network is called before us. */
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
