import { lastModified } from "@/lib/dates";
import { inWords } from "@/lib/days";
import { reviewOf } from "@/lib/guides";
import type { SitePage } from "@/lib/pages";

/** The date of the last change, and the reviewer, if there is one. */
export function GuideDates({ path }: SitePage<"guide">) {
  const review = reviewOf(path);
  return (
    <p className="text-small max-md:mt-3 lg:mt-6 text-ink-soft">
      {"Updated "}
      <Day date={lastModified(path)} />
      {review && (
        <>
          {`. Reviewed by ${review.name}, ${review.qualification}, on `}
          <Day date={review.on} />
        </>
      )}
    </p>
  );
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{inWords(date)}</time>;
