import type { ReactElement } from "react";
import { pageOf, type SitePage } from "@/lib/pages";
import { contentsOf } from "./contents";
import { DrawingSheet } from "./drawing-sheet";
import { Headline } from "./headline";
import type { Measure } from "./lettering";

/**
 * The picture that is shown when a page's link is shared.
 * @param measure measures text in the picture's typeface
 */
export function pagePicture(page: SitePage, measure: Measure): ReactElement {
  const { theme, summary, parent } = page;
  const above = parent === undefined || parent === "/" ? "London" : pageOf(parent).name;
  const { name = page.name, kicker = above, number, title, draw } = contentsOf(page);
  return (
    <DrawingSheet theme={theme} number={number} title={title} drawing={draw(measure)} measure={measure}>
      <Headline theme={theme} kicker={kicker} name={name} line={summary} measure={measure} />
    </DrawingSheet>
  );
}
