import { ArrowRightIcon } from "lucide-react";
import { SiteLink } from "@/components/ui/site-link";
import type { ServiceSlug } from "@/data/slugs";
import { serviceOf } from "@/lib/pages";

/** Links to services, each with its name and one line of what it is. */
export function ServiceLinks({ slugs }: { slugs: readonly ServiceSlug[] }) {
  return (
    <ul
      className={`grid border-t-[1.5px] border-ink ${slugs.length % 3 ? "sm:grid-cols-2 sm:gap-x-10" : "md:grid-cols-3 md:gap-x-8"}`}
    >
      {slugs.map(serviceOf).map(({ path, name, summary, theme }) => (
        <li key={path} data-theme={theme} className="border-b border-ink-line">
          <SiteLink href={path} className="group flex min-h-11 items-start gap-4 py-5 hover:text-accent">
            <ArrowRightIcon
              aria-hidden
              className="icon mt-1 text-accent transition-transform group-hover:translate-x-1"
            />
            <span>
              <span className="block text-h3 font-semibold">{name}</span>
              <span className="mt-1 block text-small text-ink-soft">{summary}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
