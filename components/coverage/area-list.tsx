import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { SvgImage } from "@/components/ui/svg-image";
import type { Region } from "@/data/types";
import towns from "@/generated/towns-map.svg";
import { type AreaGroup, areaOf, areaPath, regionNames } from "@/lib/areas";
import { townsMap } from "./map-data";
import { townsMapSize } from "./towns-map";

type Props = { heading: string; text: string; id: string; groups: readonly AreaGroup[] };

/** A list of areas grouped by region, with counts. */
export function AreaList({ heading, text, id, groups }: Props) {
  const nameOf = (region: Region) =>
    id === "extended" ? `${regionNames[region].replace(" London", "")} of London` : regionNames[region];
  return (
    <section aria-labelledby={id} className="areas-section">
      <h2 id={id} className="flex items-baseline justify-between gap-4 text-h2 md:justify-start">
        {heading} <Count value={groups.flatMap(({ slugs }) => slugs).length} />
      </h2>
      <p className="my-4 max-w-text text-lead text-ink-soft">
        <Prose text={text} />
      </p>
      {id === "extended" && (
        <SvgImage
          className="figure sm:hidden"
          loading="lazy"
          alt={townsMap().description}
          src={towns.src}
          {...townsMapSize}
        />
      )}
      {groups.map(({ region, slugs }) => (
        <div key={region} className="areas-region">
          <h3>
            {id === "extended" ? (
              nameOf(region)
            ) : (
              <SiteLink href={areaPath(`${region}-london`)} className="text-link">
                {nameOf(region)}
              </SiteLink>
            )}{" "}
            <Count value={slugs.length} />
          </h3>
          <Fold summary={nameOf(region)}>
            <ul className="areas-list">
              {slugs.map((slug) => (
                <li key={slug}>
                  <SiteLink href={areaPath(slug)}>
                    <span>{areaOf(slug).name}</span> <small>{areaOf(slug).outwardCode}</small>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      ))}
    </section>
  );
}

function Count({ value }: { value: number }) {
  return <span className="text-small font-normal tracking-normal text-ink-soft">{value}</span>;
}
