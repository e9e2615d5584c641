import type { ReactNode } from "react";
import { sentencesOf } from "@/lib/claims";
import type { Answer } from "@/lib/postcode";
import { AreaLink, AskLink } from "./area-links";

type Found = Extract<Answer, { areas: unknown }>;

function leadOf(found: Found): string {
  const one = found.areas.length === 1;
  if (found.kind === "served")
    return `${found.code} is ${one ? "in this area:" : `shared by ${found.areas.length} of our areas:`}`;
  if (found.kind === "named") return one ? "Yes, we come to:" : "We come to each of these:";
  return one ? "Did you mean this place? We come to:" : "Did you mean one of these? We come to:";
}

/** The areas found, with their emergency response times, and our appointments. */
export function FoundAreas({ call, ...found }: Found & { call: ReactNode }) {
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
            {area.response && `, emergency response typically ${area.response}`}. <AskLink {...area} />
          </li>
        ))}
      </ul>
      {untimed && <p>For an urgent fault, call {call} for the current response time.</p>}
      <p>{sentencesOf("appointments")}</p>
    </>
  );
}
