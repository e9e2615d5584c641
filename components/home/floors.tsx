import { Facts } from "@/components/ui/facts";
import { Fold } from "@/components/ui/fold";
import { SiteLink } from "@/components/ui/site-link";
import type { HomeRecord } from "@/data/pages/home";
import { typeset } from "@/lib/copy";
import { routeOf } from "@/lib/routes";

/** The part of the section that each floor shows, in its units, from the roof down; floors.css zooms to the same. */
const views = [
  "180 14 380 213",
  "320 100 320 179",
  "270 201 300 168",
  "262 266 380 213",
  "195 377 440 246",
  "367 450 340 190",
] as const;

/**
 * The service cards as the floors of the building: what goes wrong on each, what we do about it, and its systems. Each
 * has its part of the drawing; on wide screens the one drawing above stays and goes down floor by floor instead.
 */
export function Floors({ cards }: { cards: HomeRecord["cards"] }) {
  return (
    <ol className="floors">
      {cards.map(({ level, title, fault, description, link, features, systems }, index) => {
        const { path, theme } = routeOf(link);
        return (
          <li key={title} data-theme={theme} className="floor">
            <svg viewBox={views[index]} aria-hidden="true" className="crop">
              <use href="#section" />
            </svg>
            <div>
              <h3>
                <SiteLink href={path}>{title}</SiteLink> <small>{level}</small>
              </h3>
              <p>
                <b>Typical fault:</b> {typeset(fault)}
              </p>
              <p>{typeset(description)}</p>
              <ul>
                {features.map((feature) => (
                  <li key={feature.text}>
                    <SiteLink href={routeOf(feature.link).path}>{feature.text}</SiteLink>
                  </li>
                ))}
              </ul>
              <Fold label="Systems we work on" of={title}>
                <Facts items={systems} stacked />
              </Fold>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
