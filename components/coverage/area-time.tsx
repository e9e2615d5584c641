import { PhoneWords } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import type { Area } from "@/data/types";
import { sentencesOf } from "@/lib/claims";
import type { SitePage } from "@/lib/pages";
import { responseTime } from "@/lib/response";

/** The typical emergency response time of an area, in large figures. */
export function AreaTime({ area }: Pick<SitePage<"area">, "area">) {
  const time = responseTime(area);
  return (
    <p className="area-time">
      <b>{time ? <Typeset text={capital(time.replace("minutes", "min"))} /> : "24/7"}</b>{" "}
      <small>
        {time ? (
          <>
            how soon we typically reach an emergency{extentOf(area)}.{" "}
            <SiteLink href="/areas#response-times" className="text-link whitespace-nowrap">
              How we measure this
            </SiteLink>
            .
          </>
        ) : (
          <>
            In an emergency <PhoneWords words="ring us" />, and we’ll tell you how soon we can come.
          </>
        )}{" "}
        <Typeset text={sentencesOf("appointments")} />
      </small>
    </p>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A region's time is typical of most of it only. */
const extentOf = ({ type }: Area) => (type === "other" ? " in most of the area" : "");
