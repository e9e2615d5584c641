import { Fragment } from "react";
import { Fact } from "@/components/ui/facts";
import { SiteLink } from "@/components/ui/site-link";
import { optionalFacts } from "@/data/optional-facts";
import {
  asList,
  authoritiesOf,
  congestionCharge,
  councilsOf,
  countiesOf,
  emissionZone,
  otherPartsOfBorough,
} from "@/lib/area-facts";
import { areaOf, areaPath, codesOf, regionNames } from "@/lib/areas";
import type { SitePage } from "@/lib/pages";

/** Shortens "London Borough of Merton" to "Merton", because the full name of the main authority precedes it. */
const withoutRank = (authority: string) => authority.replace(/^(London|Royal) Borough of /, "");

/** The authorities, postcodes and charges of an area. */
export function AreaFacts({ slug, area }: Pick<SitePage<"area">, "slug" | "area">) {
  const [authority, ...others] = authoritiesOf(slug, area);
  const counties = countiesOf(slug, area);
  const otherParts = otherPartsOfBorough(slug, area);
  return (
    <dl className="facts area-facts">
      {authority && (
        <Fact name={councilsOf(slug, area).length > 1 ? "Local authorities" : "Local authority"}>
          {authority}
          {others.length > 0 &&
            `. Some addresses in these postcodes come under ${asList(others.map(withoutRank), "disjunction")}`}
        </Fact>
      )}
      {counties.length > 0 && <Fact name={counties.length > 1 ? "Counties" : "County"}>{asList(counties)}</Fact>}
      {area.type === "london" && (
        <Fact name="Part of London">
          <SiteLink href={areaPath(`${area.region}-london`)} className="text-link">
            {regionNames[area.region]}
          </SiteLink>
        </Fact>
      )}
      {area.outwardCode && <Fact name="Main postcodes">{codesOf(area).join(", ")}</Fact>}
      {otherParts.length > 0 && (
        <Fact name="Also in the borough">
          {otherParts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ", "}
              <SiteLink href={areaPath(part)} className="text-link">
                {areaOf(part).name}
              </SiteLink>
            </Fragment>
          ))}
        </Fact>
      )}
      {area.type !== "surrounding" && <Fact name="Congestion charge">{congestionCharge(area)}</Fact>}
      <Fact name="Ultra Low Emission Zone">{emissionZone(area)}</Fact>
      {optionalFacts.charges && <Fact name="Who pays charges and parking">{optionalFacts.charges}</Fact>}
    </dl>
  );
}
