import { SiteLink } from "@/components/ui/site-link";
import { business } from "@/data/business";

/** The lines of the mark, on a 40 × 40 view box: a main, a riser and the valve between them. */
export function LogoLines() {
  return (
    <g fill="none" strokeWidth="2.5" stroke="var(--color-paper)">
      <path d="M6 31h28M20 31v-8M20 13V6" />
      <path d="m15 13 10 10H15l10-10z" stroke="var(--color-gas-bright)" strokeLinejoin="round" />
    </g>
  );
}

/** The mark and the firm's name, linked to the home page. A long name wraps beside the menus. */
export function Logo({ name = business.name }: { name?: string }) {
  return (
    <SiteLink href="/" className="logo">
      <svg viewBox="0 0 40 40" className="on-ink" aria-hidden="true">
        <rect width="40" height="40" rx="2" fill="var(--color-ink)" />
        <LogoLines />
      </svg>
      <span>
        <b data-long={name.length > 24 || undefined} translate="no">
          {name}
        </b>
        <small>{business.descriptor}</small>
      </span>
    </SiteLink>
  );
}
