import { Section } from "@/components/ui/section";
import { SiteLink } from "@/components/ui/site-link";
import { type SitePage, sitePages } from "@/lib/pages";

/** The topics of the pages that a hub leads to, each by its heading: work that people search for by a name of its own. */
export function TopicLinks({ path, services }: Pick<SitePage<"hub">, "path" | "services">) {
  const links = sitePages
    .filter((page) => page.parent === path || services.some(({ slug }) => page.path.endsWith(`/${slug}`)))
    .flatMap((page) =>
      ("topics" in page ? (page.topics ?? []) : []).map(({ id, heading }) => ({
        href: `${page.path}#${id}` as const,
        heading,
      })),
    );
  if (links.length === 0) return null;
  return (
    <Section heading="More work that people ask for" tone="deep">
      <ul className="grid border-t-[1.5px] border-ink sm:grid-cols-2 sm:gap-x-10">
        {links.map(({ href, heading }) => (
          <li key={href} className="border-b border-ink-line">
            <SiteLink href={href} className="flex min-h-12 items-center py-2 font-semibold hover:text-accent">
              {heading}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
