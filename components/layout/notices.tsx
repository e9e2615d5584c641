import { Prose } from "@/components/ui/prose";
import { notices } from "@/data/business";
import { today } from "@/lib/days";
import { dayName } from "@/lib/opening";

/**
 * Notices above the top bar. The loader hides a notice outside its days before the first paint; without scripts, the
 * line shows its days.
 */
export function Notices() {
  const current = notices.filter(({ until }) => until >= today());
  return current.map(({ from, until, text }) => (
    <p key={from + text} data-dated={`${from}/${until}`} className="container pt-3 [&_a]:underline">
      <strong>{from === until ? dayName(from) : `${dayName(from)} to ${dayName(until)}`}:</strong> <Prose text={text} />
    </p>
  ));
}
