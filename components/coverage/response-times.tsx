import { SiteLink } from "@/components/ui/site-link";
import { responseAreas } from "@/data/navigation";
import { areaPath, placeOf } from "@/lib/areas";
import { responseTime } from "@/lib/response";

/** Typical response times, area by area. */
export function ResponseTimes() {
  return (
    <table className="duties times">
      <caption className="pb-4 text-left text-small text-ink-soft">
        Typical minutes from an accepted emergency call to an engineer at the address
      </caption>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Postcode</th>
          <th scope="col">Typical time</th>
        </tr>
      </thead>
      <tbody>
        {responseAreas.map((slug) => {
          const place = placeOf(slug);
          return (
            <tr key={slug}>
              <th scope="row">
                <SiteLink href={areaPath(slug)} className="text-link">
                  {place.name}
                </SiteLink>
              </th>
              <td>{place.outwardCode || "All"}</td>
              <td>{responseTime(place)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
