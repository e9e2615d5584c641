import { SiteLink } from "@/components/ui/site-link";
import { safety } from "@/data/safety";
import { GasNumber, SmellGas, YellowBox } from "./gas-box";

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
