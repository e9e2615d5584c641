import { SiteLink } from "@/components/ui/site-link";
import type { SitePath } from "@/lib/paths";
import { trailOf } from "@/lib/routes";

/** The way from the home page to this one; the same trail is in the structured data. */
export function Breadcrumbs({ path }: { path: SitePath }) {
  const trail = trailOf(path);
  return (
    <nav aria-label="Breadcrumb" className="text-small print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((step) => (
          <li key={step.path} className="crumb flex items-center gap-x-2">
            {step.path === path ? (
              <span aria-current="page" className="py-2 opacity-75">
                {step.name}
              </span>
            ) : (
              <SiteLink href={step.path} className="inline-flex min-h-9 items-center hover:underline">
                {step.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
