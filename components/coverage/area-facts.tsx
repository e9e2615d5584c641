import type { ReactNode } from "react";
import { PhoneWords } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import { optionalFacts } from "@/data/optional-facts";
import { areaPath, codesOf, regionNames } from "@/lib/areas";
import type { SitePage } from "@/lib/pages";
import { asList, authoritiesOf, congestionCharge, countiesOf, emissionZone } from "@/lib/place-facts";
import { callForTime, responseTime } from "@/lib/response";

/** What anyone sending an engineer wants to know: authority, codes, charges, response. */
export function AreaFacts({ slug, place }: Pick<SitePage<"area">, "slug" | "place">) {
  const authorities = authoritiesOf(slug, place);
  const counties = countiesOf(slug, place);
  const time = responseTime(place);
  return (
    <dl className="facts">
      {authorities.length > 0 && (
        <Fact term={authorities.length > 1 ? "Local authorities" : "Local authority"}>{authorities.join("; ")}</Fact>
      )}
      {counties.length > 0 && <Fact term={counties.length > 1 ? "Counties" : "County"}>{asList(counties)}</Fact>}
      {place.type === "london" && (
        <Fact term="Part of London">
          <SiteLink href={areaPath(`${place.region}-london`)} className="text-link">
            {regionNames[place.region]}
          </SiteLink>
        </Fact>
      )}
      {place.outwardCode && <Fact term="Postcodes">{codesOf(place).join(", ")}</Fact>}
      <Fact term="Typical emergency response">
        {time ? <Typeset text={capital(time)} /> : <PhoneWords words={capital(callForTime)} />}
      </Fact>
      <Fact term="Congestion charge">{congestionCharge(place)}</Fact>
      <Fact term="Ultra Low Emission Zone">{emissionZone(place)}</Fact>
      {optionalFacts.charges && <Fact term="Who pays charges and parking">{optionalFacts.charges}</Fact>}
    </dl>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
