import { SiteLink } from "@/components/ui/site-link";
import { responseAreas } from "@/data/navigation";
import { minutes, placeOf } from "@/lib/areas";
import { areaPath } from "@/lib/paths";

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
          <th scope="col">Outward code</th>
          <th scope="col">Typical time</th>
        </tr>
      </thead>
      <tbody>
        {responseAreas.map((slug) => {
          const { name, outwardCode, response } = placeOf(slug);
          return (
            response && (
              <tr key={slug}>
                <th scope="row">
                  <SiteLink href={areaPath(slug)} className="text-link">
                    {name}
                  </SiteLink>
                </th>
                <td>{outwardCode || "All"}</td>
                <td>{minutes(response)}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
