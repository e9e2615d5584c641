import { Prose } from "@/components/ui/prose";
import { site } from "@/lib/site";

/** A red band with the number, where a page has spoken of planned work and something may have failed. */
export function EmergencyBand({ heading, text }: { heading: string; text: string }) {
  return (
    <section aria-labelledby="emergency" data-theme="emergency" className="on-ink bg-accent text-white print:hidden">
      <div className="frame grid items-center gap-8 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <h2 id="emergency" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-text">
            <Prose text={text} />
          </p>
        </div>
        <a href={site.phone.href} className="emergency-number lg:justify-self-end" data-contact="phone:emergency-band">
          <span className="label block">Call now, day or night</span>
          <span translate="no">{site.phone.display}</span>
        </a>
      </div>
    </section>
  );
}
