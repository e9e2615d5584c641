import { SiteLink } from "@/components/ui/site-link";
import { responseAreas } from "@/data/navigation";
import { areaPath, placeOf } from "@/lib/areas";
import { responseTime } from "@/lib/response";

/** Typical response times, area by area, each drawn as a range on an axis from 0 to 60 minutes. */
export function ResponseTimes() {
  return (
    <table className="duties times">
      <caption className="pb-4 text-left text-small text-ink-soft">
        Typical minutes from an accepted emergency call to an engineer at the address; they are not a guarantee
      </caption>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Postcode</th>
          <th scope="col">
            <span className="range">Typical time</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {responseAreas.map((slug) => {
          const place = placeOf(slug);
          const { from, to } = place.response ?? {};
          return (
            <tr key={slug}>
              <th scope="row">
                <SiteLink href={areaPath(slug)} className="text-link">
                  {place.name}
                </SiteLink>
              </th>
              <td>{place.outwardCode || "All"}</td>
              <td>
                <span className="range" style={{ "--from": from, "--to": to } as React.CSSProperties}>
                  {responseTime(place)}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
