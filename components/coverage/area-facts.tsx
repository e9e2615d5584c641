import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import { optionalFacts } from "@/data/optional-facts";
import { asList, authoritiesOf, congestionCharge, countiesOf, emissionZone } from "@/lib/area-facts";
import { areaPath, codesOf, regionNames } from "@/lib/areas";
import type { SitePage } from "@/lib/pages";
import { responseTime } from "@/lib/response";

/** What anyone sending an engineer wants to know: authority, codes, charges, and the response where one is stated. */
export function AreaFacts({ slug, area }: Pick<SitePage<"area">, "slug" | "area">) {
  const authorities = authoritiesOf(slug, area);
  const counties = countiesOf(slug, area);
  const time = responseTime(area);
  return (
    <dl className="facts">
      {authorities.length > 0 && (
        <Fact term={authorities.length > 1 ? "Local authorities" : "Local authority"}>{authorities.join("; ")}</Fact>
      )}
      {counties.length > 0 && <Fact term={counties.length > 1 ? "Counties" : "County"}>{asList(counties)}</Fact>}
      {area.type === "london" && (
        <Fact term="Part of London">
          <SiteLink href={areaPath(`${area.region}-london`)} className="text-link">
            {regionNames[area.region]}
          </SiteLink>
        </Fact>
      )}
      {area.outwardCode && <Fact term="Postcodes">{codesOf(area).join(", ")}</Fact>}
      {time && (
        <Fact term="Typical emergency response">
          <Typeset text={capital(time)} />
        </Fact>
      )}
      <Fact term="Congestion charge">{congestionCharge(area)}</Fact>
      <Fact term="Ultra Low Emission Zone">{emissionZone(area)}</Fact>
      {optionalFacts.charges && <Fact term="Who pays charges and parking">{optionalFacts.charges}</Fact>}
    </dl>
  );
}

/** Words as the start of a value: "Within 60 minutes". */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
