import { type Day, inWords } from "@/lib/days";
import type { Firm } from "./calendar-events";

/** The footer of a printed plan. */
export function MadeOn({ now, firm }: { now: Day; firm: Firm }) {
  return (
    <p className="hidden text-small print:block">
      Made on {inWords(now)} with the compliance calendar of{" "}
      <span translate="no">
        {firm.name}, {firm.phone}
      </span>
      . It is a reminder, not legal advice.
    </p>
  );
}
