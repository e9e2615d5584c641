import { PhoneWords } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { inSentence } from "@/lib/areas";
import { sentencesOf } from "@/lib/claims";
import { typeset } from "@/lib/copy";
import type { SitePage } from "@/lib/pages";
import { callForTime, responseTime } from "@/lib/response";

/** What an area's page says first, as the look-up does: that we come, how fast, and when otherwise; then whom for. */
export function AreaLead({ place, copy }: Pick<SitePage<"area">, "place" | "copy">) {
  const time = responseTime(place);
  return (
    <>
      {`We come to ${inSentence(place)}${time ? ", in an emergency " : ". In an emergency, "}`}
      {time ? (
        <SiteLink href="/areas#response-times" className="text-link">
          {typeset(`typically ${time}`)}
        </SiteLink>
      ) : (
        <PhoneWords words={callForTime} />
      )}
      {typeset([".", sentencesOf("appointments"), copy.lead].filter(Boolean).join(" "))}
    </>
  );
}
