import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { HomeRecord } from "@/data/pages/home";
import { routeOf } from "@/lib/paths";

/** The home page's service cards: title, description, icon, link, and features each with a link of its own. */
export function ServiceCards({ cards }: { cards: HomeRecord["cards"] }) {
  return (
    <ul className="schedule md:grid-cols-2 xl:grid-cols-3">
      {cards.map(({ title, description, icon, link, features }) => {
        const { path, theme } = routeOf(link);
        return (
          <li key={title} data-theme={theme} className="service-card flex flex-col">
            <Icon name={icon} className="size-8 stroke-[1.5] text-accent" />
            <h3 className="mt-4 text-h3">
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
