import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { type Area, minutes, regionNames } from "@/lib/areas";
import { areaPath } from "@/lib/paths";

const congestion = {
  inside: "Inside the zone: the daily charge applies to visits by van in charging hours",
  partly: "Partly inside the zone: the daily charge applies to addresses within it in charging hours",
} as const;

/** What anyone sending an engineer wants to know: authority, codes, charges, response. */
export function AreaFacts({ place }: Area) {
  const inLondon = place.type !== "surrounding";
  return (
    <dl className="facts">
      {place.authority && <Fact term="Local authority">{place.authority}</Fact>}
      {place.county && <Fact term="County">{place.county}</Fact>}
      {place.type === "london" && (
        <Fact term="Part of London">
          <SiteLink href={areaPath(`${place.region}-london`)} className="text-link">
            {regionNames[place.region]}
          </SiteLink>
        </Fact>
      )}
      {place.outwardCode && (
        <Fact term="Outward codes">{[place.outwardCode, ...(place.alsoServes ?? [])].join(", ")}</Fact>
      )}
      <Fact term="Typical emergency response">
        {place.response ? minutes(place.response) : "By appointment; call for the current time"}
        {" ("}
        <SiteLink href="/areas#response-times" className="text-link">
          what typical means
        </SiteLink>
        {")"}
      </Fact>
      <Fact term="Congestion charge">
        {place.congestionZone ? congestion[place.congestionZone] : "Outside the charging zone"}
      </Fact>
      <Fact term="Ultra Low Emission Zone">{inLondon ? "Inside: it covers all London boroughs" : "Outside"}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
