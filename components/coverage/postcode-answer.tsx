import type { ReactNode } from "react";
import type { Answer } from "@/lib/postcode";
import { AreaLink, AskLink } from "./area-links";
import { FoundAreas } from "./found-areas";

type Props = {
  answer: Answer;
  /** The phone number, as a link. */
  call: ReactNode;
};

/** The text for an answer of the look-up. */
export function PostcodeAnswer({ answer, call }: Props): ReactNode {
  switch (answer.kind) {
    case "empty":
      return <p className="field-error">Type a postcode, its first half or a place, such as NW1 8AB, NW1 or Camden.</p>;
    case "invalid":
      return (
        <p className="field-error">
          We can’t find that postcode or place. Type a postcode such as NW1 8AB, or its first half with the number, NW1.
          For a place outside London, call {call} and ask.
        </p>
      );
    case "served":
    case "named":
    case "alike":
      return <FoundAreas {...answer} call={call} />;
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
          <AskLink {...answer.area} />
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
          {answer.code} is not a postcode in or near London, so it is outside our usual area. Check it, or call {call}{" "}
          and ask.
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
