import { sheetOf } from "@/components/drawings/sheets";
import { Thumbnail } from "@/components/drawings/thumbnail";
import { SiteLink } from "@/components/ui/site-link";
import type { HomeRecord } from "@/data/pages/home";
import { routeOf } from "@/lib/paths";

/** The home page's service cards: title, description, drawing, link, and features each with a link of its own. */
export function ServiceCards({ cards }: { cards: HomeRecord["cards"] }) {
  return (
    <ul className="schedule md:grid-cols-2 xl:grid-cols-3">
      {cards.map(({ title, description, link, features }) => {
        const { path, theme } = routeOf(link);
        return (
          <li key={title} data-theme={theme} className="service-card md:flex md:flex-col">
            <Thumbnail sheet={sheetOf(path)} path={path} />
            <h3 className="text-h3">
              <SiteLink href={path} className="stretched">
                {title}
              </SiteLink>
            </h3>
            <p className="mt-2 text-small text-ink-soft">{description}</p>
            <ul className="mt-auto pt-4">
              {features.map((feature) => (
                <li key={feature.text} className="border-t border-ink-line">
                  <SiteLink
                    href={routeOf(feature.link).path}
                    className="flex min-h-11 items-center text-small font-semibold hover:text-accent hover:underline"
                  >
                    {feature.text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
