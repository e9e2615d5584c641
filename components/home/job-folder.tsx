import { figures } from "@/components/drawings/figures";
import { figureFile } from "@/components/drawings/figures/section-figures";
import { SvgImage } from "@/components/ui/svg-image";

const sheets = ["job-call", "job-isolation", "job-readings", "job-record"] as const;

/** The papers of one job, spread out: in a row to be swiped on a phone, overlapping where there is room. */
export function JobFolder() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="job-sheets" tabIndex={0} aria-label="One job, on paper: a sample">
      {sheets.map((id) => (
        <SvgImage key={id} className="figure" loading="lazy" alt={figures[id].alt} {...figureFile(id)} />
      ))}
    </section>
  );
}
