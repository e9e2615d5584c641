import { Fact } from "@/components/ui/facts";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import { optionalFacts } from "@/data/optional-facts";
import type { Area } from "@/data/types";
import { asList, authoritiesOf, congestionCharge, councilsOf, countiesOf, emissionZone } from "@/lib/area-facts";
import { areaPath, codesOf, regionNames } from "@/lib/areas";
import { sentencesOf } from "@/lib/claims";
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
        <Fact name={councilsOf(slug, area).length > 1 ? "Local authorities" : "Local authority"}>
          {authorities.join("; ")}
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
      {area.outwardCode && <Fact name="Postcodes">{codesOf(area).join(", ")}</Fact>}
      {time && (
        <Fact name="Typical emergency response">
          <Typeset text={`${capital(time)}${extentOf(area)}. ${sentencesOf("appointments")}`} />
        </Fact>
      )}
      <Fact name="Congestion charge">{congestionCharge(area)}</Fact>
      <Fact name="Ultra Low Emission Zone">{emissionZone(area)}</Fact>
      {optionalFacts.charges && <Fact name="Who pays charges and parking">{optionalFacts.charges}</Fact>}
    </dl>
  );
}

/** Words as the start of a value: "Within 60 minutes". */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** In which part of an area its time is typical, to follow the time: in most of a region, and everywhere in any other. */
export const extentOf = ({ type }: Area) => (type === "other" ? " in most of the area" : "");
