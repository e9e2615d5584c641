import { PhoneWords } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import { sentencesOf } from "@/lib/claims";
import type { SitePage } from "@/lib/pages";
import { responseTime } from "@/lib/response";
import { capital } from "./area-facts";

/** How soon we typically come to an area: in an emergency, in large figures, and otherwise. */
export function AreaTime({ area }: Pick<SitePage<"area">, "area">) {
  const time = responseTime(area);
  const appointments = <Typeset text={sentencesOf("appointments")} />;
  return (
    <p className="area-time">
      {time ? (
        <>
          <b>
            <Typeset text={capital(time.replace("minutes", "min"))} />
          </b>{" "}
          <small>
            our typical time to reach an emergency{area.type === "other" && " in most of the area"}.{" "}
            <SiteLink href="/areas#response-times" className="text-link whitespace-nowrap">
              How we measure this
            </SiteLink>
            .
          </small>{" "}
          <span>{appointments}</span>
        </>
      ) : (
        <>
          <b>24/7</b>{" "}
          <span>
            In an emergency <PhoneWords words="ring us" />, and we’ll tell you how soon we can come. {appointments}
          </span>
        </>
      )}
    </p>
  );
}
