import { SiteLink } from "@/components/ui/site-link";
import type { SitePath } from "@/lib/paths";
import { trailOf } from "@/lib/routes";

/** The trail from the home page to this page, which is in the structured data too. */
export function Breadcrumbs({ path }: { path: SitePath }) {
  const trail = trailOf(path);
  return (
    <nav aria-label="Breadcrumb" className="text-small print:hidden">
      <ol className="crumbs">
        {trail.map((step) => (
          <li key={step.path}>
            {step.path === path ? (
              <span aria-current="page" className="opacity-75">
                {step.name}
              </span>
            ) : (
              <SiteLink href={step.path}>{step.name}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
