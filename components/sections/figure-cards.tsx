import { Typeset } from "@/components/ui/typeset";
import { overallResponse } from "@/data/areas/response";
import { claims } from "@/data/claims";
import type { Statistic } from "@/data/schema";
import { statistics } from "@/lib/claims";

const { from, to } = overallResponse;

const figures: readonly Statistic[] = [
  ...(claims.response ? [{ figure: `${from}–${to} min`, label: "Typical emergency response in London" }] : []),
  ...(claims.appointments ? [{ figure: claims.appointments.short, label: "Planned appointments" }] : []),
  ...statistics,
];

/** The claims in figures, and the statistics. */
export function FigureCards() {
  return (
    <dl className="schedule mt-4 grid-cols-2 md:auto-rows-fr max-md:grid-cols-[4fr_5fr]">
      {figures.map(({ figure, label }) => (
        <div key={label} className="figure-card">
          <dt>{label}</dt>
          <dd>
            <Typeset text={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
