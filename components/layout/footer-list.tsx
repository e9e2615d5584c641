import { SiteLink } from "@/components/ui/site-link";
import type { SitePath } from "@/lib/paths";

export type FooterLink = { readonly path: SitePath | `${SitePath}#${string}`; readonly name: string };

/** A list that is closed on phones. Its heading is outside, so that the page outline is the same on all screens. */
export function FooterList({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <h2 className="label">{heading}</h2>
      <details className="footer-list">
        <summary aria-label={heading} />
        <ul>
          {links.map(({ path, name }) => (
            <li key={path}>
              <SiteLink href={path}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
