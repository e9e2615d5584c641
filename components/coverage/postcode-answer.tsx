import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { sentencesOf } from "@/lib/claims";
import { formAddress } from "@/lib/enquiry";
import type { Answer, FoundArea } from "@/lib/postcode";

type Props = {
  answer: Answer;
  /** The number, as a link. */
  call: ReactNode;
};

/** The answer of the look-up, in words. */
export function PostcodeAnswer({ answer, call }: Props): ReactNode {
  switch (answer.kind) {
    case "empty":
      return <p className="field-error">Type a postcode, its first half or a place, such as NW1 8AB, NW1 or Camden.</p>;
    case "invalid":
      return (
        <p className="field-error">
          We can’t find that postcode or place. Type a postcode such as NW1 8AB, or its first half, NW1.
        </p>
      );
    case "served":
    case "named":
    case "alike":
      return <Areas {...answer} call={call} />;
    case "near":
      return (
        <>
          <p>
            {answer.code} is not on our list. The nearest area that is, {miles(answer.miles)} away in a straight line:
          </p>
          <p className="postcode-area">
            <AreaLink {...answer.area} />
          </p>
          <p>For an urgent fault, call {call} for the current response time.</p>
          <Ask {...answer.area} />
        </>
      );
    case "outside":
      return (
        <p>
          {answer.code} is outside our usual area: {miles(answer.miles)} from <AreaLink {...answer.area} />, the nearest
          place we cover, in a straight line. We usually go no further than {answer.usualMiles}. Call us on {call} and
          ask.
        </p>
      );
    case "unknown":
      return (
        <p>
          We have no such code as {answer.code} in or near London. Check it; if it is right, it is outside our usual
          area. Call us on {call} and ask.
        </p>
      );
    case "non-geographic":
      return (
        <p>
          {answer.code} is a code for PO boxes and large organisations, not for a place. Type the postcode of the
          building, or call {call}.
        </p>
      );
  }
}

const miles = (count: number) => `about ${count} miles`;

function AreaLink({ path, name }: FoundArea) {
  return (
    <SiteLink href={path} className="text-link font-semibold">
      {name}
    </SiteLink>
  );
}

/** A link to the form about an area, except on the form's own page, where it would discard what is written. */
function Ask({ path, name }: FoundArea) {
  if (location.pathname === "/contact") return null;
  return (
    <a href={formAddress(path)} className="text-link">
      Ask for a quote in {name}
    </a>
  );
}

type Found = Extract<Answer, { areas: unknown }>;

function leadOf(found: Found): string {
  const one = found.areas.length === 1;
  if (found.kind === "served")
    return `${found.code} is ${one ? "in this area:" : `shared by ${found.areas.length} of our areas:`}`;
  if (found.kind === "named") return one ? "Yes, we come to:" : "We come to each of these:";
  return one ? "Did you mean this place? We come to:" : "Did you mean one of these? We come to:";
}

/** The areas found, with their emergency response times, and our appointments. */
function Areas({ call, ...found }: Found & { call: ReactNode }) {
  const { areas } = found;
  const untimed = areas.some(({ response }) => !response);
  return (
    <>
      <p>{leadOf(found)}</p>
      <ul className="grid gap-2">
        {areas.map((area) => (
          <li key={`${area.path} ${area.district}`}>
            {area.district && `${area.district}, on our page for `}
            <AreaLink {...area} />
            {area.response && `, emergency response typically ${area.response}`}. <Ask {...area} />
          </li>
        ))}
      </ul>
      {untimed && <p>For an urgent fault, call {call} for the current response time.</p>}
      <p>{sentencesOf("appointments")}</p>
    </>
  );
}
