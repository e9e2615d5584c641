import type { CSSProperties } from "react";
import { Facts } from "@/components/ui/facts";
import { Fold } from "@/components/ui/fold";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import type { HomeRecord } from "@/data/pages/home";
import { routeOf } from "@/lib/routes";
import { crops } from "./views";

/**
 * The service cards as the floors of the building, each with its problems, our services and its systems. Each floor has
 * its part of the drawing; on wide screens one sticky drawing above them moves down floor by floor instead.
 */
export function Floors({ cards }: { cards: HomeRecord["cards"] }) {
  return (
    <ol className="floors">
      {cards.map(({ level, title, fault, description, link, features, systems }, index) => {
        const { path, theme } = routeOf(link);
        const crop = crops[index];
        return (
          <li key={title} data-theme={theme} className="floor">
            {crop && <Crop {...crop} />}
            <div>
              <h3>
                <SiteLink href={path}>{title}</SiteLink> <small>{level}</small>
              </h3>
              <p>
                <b>Typical fault:</b>
                <Typeset text={` ${fault}`} />
              </p>
              <ul>
                {features.map((feature) => (
                  <li key={feature.text}>
                    <SiteLink href={routeOf(feature.link).path}>{feature.text}</SiteLink>
                  </li>
                ))}
              </ul>
              <Fold label="What we do" summary={title}>
                <p>
                  <Typeset text={description} />
                </p>
                <Facts items={systems} stacked />
              </Fold>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Crop({ viewBox, end, height, layers }: (typeof crops)[number]) {
  return (
    // Narrow screens show only a part of its width (floors.css), so the view box does not define the aspect ratio.
    <svg
      viewBox={viewBox}
      preserveAspectRatio={end}
      style={{ "--h": height } as CSSProperties}
      aria-hidden="true"
      className="crop"
    >
      <use href="#rooms" />
      {layers.map((layer) => (
        <use key={layer} href={`#${layer}`} />
      ))}
    </svg>
  );
}
