import { ArrowRightIcon } from "lucide-react";
import { SiteLink } from "@/components/ui/site-link";
import { services } from "@/data/services";
import type { ServiceSlug } from "@/data/slugs";
import { servicePath } from "@/lib/paths";

/** Links to services, each with its name and one line of what it is. */
export function ServiceLinks({ slugs }: { slugs: readonly ServiceSlug[] }) {
  return (
    <ul
      className={`grid border-t-[1.5px] border-ink ${slugs.length % 3 ? "sm:grid-cols-2 sm:gap-x-10" : "md:grid-cols-3 md:gap-x-8"}`}
    >
      {slugs.map((slug) => (
        <li key={slug} data-theme={services[slug].theme} className="border-b border-ink-line">
          <SiteLink href={servicePath(slug)} className="group flex min-h-11 items-start gap-4 py-5 hover:text-accent">
            <ArrowRightIcon
              aria-hidden
              className="icon mt-1 text-accent transition-transform group-hover:translate-x-1"
            />
            <span>
              <span className="block text-h3 font-semibold">{services[slug].name}</span>
              <span className="mt-1 block text-small text-ink-soft">{services[slug].summary}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
