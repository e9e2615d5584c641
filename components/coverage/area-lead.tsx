import { SiteLink } from "@/components/ui/site-link";
import { inSentence } from "@/lib/areas";
import { sentencesOf } from "@/lib/claims";
import { typeset } from "@/lib/copy";
import type { SitePage } from "@/lib/pages";
import { responseTime } from "@/lib/response";
import { site } from "@/lib/site";

/** What an area's page says first, as the look-up does: that we come, how fast, and when otherwise; then whom for. */
export function AreaLead({ place, copy }: Pick<SitePage<"area">, "place" | "copy">) {
  const time = responseTime(place);
  return (
    <>
      {`We come to ${inSentence(place)}${time ? ", in an emergency " : ". In an emergency, call "}`}
      {time ? (
        <SiteLink href="/areas#response-times" className="text-link">
          {typeset(`typically ${time}`)}
        </SiteLink>
      ) : (
        <a href={site.phone.href} className="text-link" data-contact="phone:area-lead" translate="no">
          {site.phone.display}
        </a>
      )}
      {typeset(
        [time ? "." : " and we tell you how soon we can come.", sentencesOf("appointments"), copy.lead]
          .filter(Boolean)
          .join(" "),
      )}
    </>
  );
}
