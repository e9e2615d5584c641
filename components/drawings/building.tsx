import { SiteLink } from "@/components/ui/site-link";
import { systems } from "./building/system";
import { TallBuilding } from "./building/tall";
import { WideBuilding } from "./building/wide";

/** The home page's drawing: a London building in section with its three systems, each a link to its hub. */
export function Building() {
  return (
    <figure className="building">
      <figcaption className="sr-only">
        Section through a London building: a chiller and a rooftop unit cool and ventilate the offices; gas runs from
        the street to a meter, the boilers and the restaurant kitchen; the boilers heat radiators on a riser; a building
        management system watches plant and rooms; water rises from the main to every floor and drains to the sewer.
      </figcaption>
      <div className="building-window">
        <WideBuilding className="building-wide" />
      </div>
      <TallBuilding className="building-tall" />
      <ul className="building-key">
        {Object.entries(systems).map(([name, { name: title, hub, href }]) => (
          <li key={name}>
            <SiteLink href={href} data-system={name}>
              <b>{title}</b>
              {hub}
            </SiteLink>
          </li>
        ))}
      </ul>
    </figure>
  );
}
