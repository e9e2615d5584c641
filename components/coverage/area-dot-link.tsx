import { SiteLink } from "@/components/ui/site-link";
import { areaOf, areaPath } from "@/lib/areas";
import { type AreaDot, type Part, percent } from "./areas-map-data";

/** The stylesheet's default offsets of names. */
const defaultOffsets = { start: [9, 0], end: [-9, 0], middle: [0, -15] } as const;

/** An area on the map of all areas, as a link: its point and its name. @param on the part of the grid that it is in */
export function AreaDotLink({ slug, timed, x, y, hitRadius, position, on }: AreaDot & { readonly on: Part }) {
  const { dx = 9, dy = 0, anchor = "start", tied } = position ?? {};
  const side = (anchor === "start" ? "" : ` ${anchor}`) + (tied ? " tied" : "");
  const [defaultX, defaultY] = defaultOffsets[anchor];
  const placed = { ...(dx !== defaultX && { "--dx": `${dx}px` }), ...(dy !== defaultY && { "--dy": `${dy}px` }) };
  return (
    <SiteLink
      href={areaPath(slug)}
      tabIndex={-1}
      className={timed ? "area-dot timed" : "area-dot"}
      style={{
        left: percent(x - on.left, on.width),
        top: percent(y - on.top, on.height),
        width: percent(hitRadius * 2, on.width),
      }}
    >
      <span
        className={position && `named${side}`}
        style={Object.keys(placed).length ? (placed as React.CSSProperties) : undefined}
      >
        {areaOf(slug).name}
      </span>
    </SiteLink>
  );
}
