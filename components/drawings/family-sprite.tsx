import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { FamilyPath } from "@/data/slugs";
import { navMenus } from "@/lib/navigation";
import { drawingOf, pagesOf } from "@/lib/pages";
import { trailOf } from "@/lib/routes";
import { Dimension } from "./parts/dimension";
import { Frame } from "./parts/frame";
import { Key, Label } from "./parts/label";
import { NorthArrow } from "./parts/north-arrow";
import { State, Tag } from "./parts/part";
import { schematicOf } from "./schematics";
import { cardOf, thumbnailSize } from "./thumbnail";

/** The area inside a drawing's frame, which is 8 units from the drawing's edge. */
const insideFrame = [8, 8, thumbnailSize.width, thumbnailSize.height] as const;
/** The distance between two drawings, so that none shows parts that overflow from another. */
const step = 2000;

/** The pages in the menus. */
const menuPaths: readonly string[] = navMenus.flatMap(({ hub, items }) => [hub, ...items]).map(({ path }) => path);

/**
 * The drawings of a family's pages as shown beside links: one file, without frames and text. Each page of a menu has a
 * view with its address as id; each service has another view for cards.
 * @param styles the drawings' CSS, because a page's stylesheet does not apply inside an image
 */
export function FamilySprite({ family, styles }: { readonly family: FamilyPath; readonly styles: string }) {
  const views = pagesOf("hub", "landing", "plumber")
    .filter(({ path }) => trailOf(path).some((page) => page.path === family))
    .flatMap((page) => {
      const { draw, card } = schematicOf(drawingOf(page));
      const view = { id: page.path, box: insideFrame, draw };
      return [...(menuPaths.includes(page.path) ? [view] : []), ...(card ? [{ id: cardOf(page.path), ...card }] : [])];
    });
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={insideFrame.join(" ")} className="drawing">
      <style>{styles}</style>
      {views.map(({ id, box: [x, y, w, h], draw }, index) => (
        <Fragment key={id}>
          <view id={id} viewBox={`${x} ${y + index * step} ${w} ${h}`} preserveAspectRatio="xMidYMax" />
          <g transform={`translate(0 ${index * step})`}>{withoutText(draw())}</g>
        </Fragment>
      ))}
    </svg>
  );
}

/** Text in a drawing, and elements that only serve it. */
const textParts = new Set<unknown>([Frame, Key, Label, Dimension, NorthArrow, Tag, "text"]);

/** Beside a link, a sheet is in its first state. */
const isLaterState = ({ type, props }: ReactElement) => type === State && (props as { is: number }).is > 1;

/** Renders a drawing without its text. */
function withoutText(drawing: ReactNode): ReactNode {
  return Children.map(drawing, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child;
    const { type, props } = child;
    if (textParts.has(type) || isLaterState(child)) return null;
    // The parts of a drawing are plain functions of their props.
    if (typeof type === "function") return withoutText((type as (properties: object) => ReactNode)(props));
    return cloneElement(child, undefined, withoutText(props.children));
  });
}
