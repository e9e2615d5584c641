import { figureFile } from "@/components/drawings/figures/section-figures";
import { SvgImage } from "@/components/ui/svg-image";

const sheets = ["job-call", "job-isolation", "job-readings", "job-record"] as const;

/** The papers of one job: a carousel on phones, two columns on tablets, one row on wide screens. */
export function JobFolder() {
  return (
    <div>
      <h3 id="one-job" className="text-h3">
        Example: the paperwork from one night call-out
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable */}
      <section className="job-sheets" tabIndex={0} aria-labelledby="one-job">
        {sheets.map((id) => (
          <SvgImage key={id} className="figure" loading="lazy" {...figureFile(id)} />
        ))}
      </section>
    </div>
  );
}
