import { PhoneWords } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import { inSentence } from "@/lib/areas";
import { sentencesOf } from "@/lib/claims";
import type { SitePage } from "@/lib/pages";
import { responseTime } from "@/lib/response";

/** What an area's page says first: what we do there, and how soon we come in an emergency and otherwise. */
export function AreaLead({ area, copy }: Pick<SitePage<"area">, "area" | "copy">) {
  const time = responseTime(area);
  return (
    <>
      <Typeset text={`${copy.lead} In an emergency${time ? ` we typically reach ${inSentence(area)} ` : ", "}`} />
      {time ? (
        <SiteLink href="/areas#response-times" className="text-link">
          <Typeset text={area.response ? `in ${time}` : time} />
        </SiteLink>
      ) : (
        <PhoneWords words="ring us" />
      )}
      <Typeset
        text={`${time ? "." : " and we’ll tell you how soon we can be with you."} ${sentencesOf("appointments")}`.trimEnd()}
      />
    </>
  );
}
