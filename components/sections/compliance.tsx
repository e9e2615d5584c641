import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import type { Duty } from "@/data/types";
import { fullTitles } from "@/lib/standards";
import { DutyTable } from "./duty-table";

const heading = "Your legal duties and records";

type Grouped = Duty & { readonly group?: string };

type Props = { duties: readonly Grouped[]; figure?: ReactNode; tone?: "paper" | "deep" };

/** The client's duties: their basis (law, code, standard or contract), their dates and their proof. */
export function Compliance({ duties, figure, tone = "deep" }: Props) {
  const groups = [...new Set(duties.map(({ group }) => group))];
  // A single duty, or a drawing, is beside the heading.
  const layout = duties.length === 1 || figure ? "side" : "top";
  return (
    <Section heading={heading} layout={layout} tone={tone} minor figure={figure} fold>
      {groups.map((group, index) => {
        const matching = duties.filter((duty) => duty.group === group);
        const table = <DutyTable key="" group={group} duties={matching} />;
        const callOut = (
          <div key="" className="stop">
            {table}
          </div>
        );
        if (!group) return matching.length > 1 ? table : callOut;
        return (
          <details key={group} className="opens duty-group" open={index === 0}>
            <summary>
              <h3 className="text-h3">{group}</h3>
              <span className="ml-auto text-small text-ink-soft">
                {matching.length} {matching.length === 1 ? "duty" : "duties"}
              </span>
            </summary>
            {table}
          </details>
        );
      })}
      <FullTitles duties={duties} />
    </Section>
  );
}

/** The full titles of the laws and standards in the table, for looking them up. */
function FullTitles({ duties }: { duties: readonly Duty[] }) {
  const titles = fullTitles(duties.map(({ duty }) => duty));
  return (
    titles.length > 0 && (
      <details className="opens">
        <summary>Full titles of these laws and standards</summary>
        <Facts items={titles} />
      </details>
    )
  );
}
