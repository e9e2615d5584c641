import type { ReactElement } from "react";
import { routeOf, type SitePath } from "@/lib/paths";
import { Headline } from "./headline";
import type { Measure } from "./lettering";
import { Sheet } from "./sheet";
import { subjects } from "./subjects";

const byPath = new Map(subjects.map((subject) => [subject.path, subject]));

/**
 * The picture that is shown where a page's link is shared.
 * @param measure how wide the words are in the picture's typeface
 * @throws when the page has no picture yet; the message names it
 */
export function pagePicture(path: SitePath, measure: Measure): ReactElement {
  const subject = byPath.get(path);
  if (!subject) throw new Error(`${path} has no picture. Add what it shows in components/og/subjects.tsx.`);
  const { name: pageName, theme } = routeOf(path);
  const { name = pageName, kicker, line, number, title, draw } = subject;
  return (
    <Sheet theme={theme} number={number} title={title} drawing={draw(measure)} measure={measure}>
      <Headline theme={theme} kicker={kicker} name={name} line={line} measure={measure} />
    </Sheet>
  );
}
