import { SiteLink } from "@/components/ui/site-link";
import { londonMinutes } from "@/data/areas/response";
import { areaOf, areaPath } from "@/lib/areas";
import { responseTime } from "@/lib/response";
import { areaTimes, regionTimes } from "@/lib/response-areas";

/** Typical response times by area, drawn as ranges on an axis from 0 to 60 minutes. */
export function ResponseTimes() {
  return (
    <table className="duties times">
      <caption className="pb-4 text-left text-small text-ink-soft xl:caption-bottom xl:pt-4">
        {`These are guide times for each region. Many areas are quicker or slower: see the list. If your own area isn’t listed, allow up to ${londonMinutes} minutes.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">
            <span className="range">Time</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {regionTimes.map((slug) => {
          const area = areaOf(slug);
          const { from, to } = area.response ?? {};
          return (
            <tr key={slug}>
              <th scope="row">
                <SiteLink href={areaPath(slug)} className="text-link">
                  {area.name}
                </SiteLink>
              </th>
              <td>
                <span className="range" style={{ "--from": from, "--to": to } as React.CSSProperties}>
                  {responseTime(area)}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The times of the areas within these regions. */
export function AreaTimes({ labelClass }: { labelClass: string }) {
  return (
    <>
      <p className={`label border-b-[1.5px] pb-2 ${labelClass}`}>Areas in these regions</p>
      <ul className="level-rows">
        {areaTimes.map((slug) => (
          <li key={slug}>
            <SiteLink href={areaPath(slug)} className="text-link">
              {areaOf(slug).name}
            </SiteLink>{" "}
            <span>{responseTime(areaOf(slug))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
