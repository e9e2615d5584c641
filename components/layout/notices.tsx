import { Prose } from "@/components/ui/prose";
import { notices } from "@/data/business";
import { today } from "@/lib/days";
import { dayName } from "@/lib/opening";

/**
 * What every visitor should know these days, above the top bar. The loader hides a notice outside its days before the
 * first paint; where it can't, the days stand in the line.
 */
export function Notices() {
  const current = notices.filter(({ until }) => until >= today());
  return current.map(({ from, until, text }) => (
    <p key={from + text} data-dated={`${from}/${until}`} className="frame pt-3 [&_a]:underline">
      <strong>{from === until ? dayName(from) : `${dayName(from)} to ${dayName(until)}`}:</strong> <Prose text={text} />
    </p>
  ));
}
