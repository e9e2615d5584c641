import { SiteLink } from "@/components/ui/site-link";
import { placeOf } from "@/lib/areas";
import { areaPath } from "@/lib/paths";
import { type AreaDot, areaDots, detail, frame } from "./areas-map-dots";
import { regionLabels } from "./map-view";

const { left, top, width, height } = frame;
const { middle, radius, at, enlarged } = detail;
const scale = enlarged / radius;
const regionSpots = regionLabels();

/**
 * The map of all areas, the way in from the index; the centre is drawn again, larger, as a detail. It is for the
 * pointer: for the keyboard and for screen readers the list beside it has the same links, and focus there names the area
 * here, which spares them a hundred stops on the way.
 */
export function AreasMap() {
  return (
    <div className="areas-map" aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole map is hidden from assistive technology, see above */}
      <svg viewBox={`${left} ${top} ${width} ${height}`}>
        <use href="#map-base" />
        <clipPath id="areas-detail">
          <circle cx={at.x} cy={at.y} r={enlarged} />
        </clipPath>
        <g clipPath="url(#areas-detail)">
          <circle className="areas-sheet" cx={at.x} cy={at.y} r={enlarged} />
          <use
            href="#map-base"
            transform={`translate(${at.x - middle.x * scale} ${at.y - middle.y * scale}) scale(${scale})`}
          />
        </g>
        <g>
          <circle className="areas-ring" cx={middle.x} cy={middle.y} r={radius} />
          <path className="areas-ring" d={detail.lines} />
          <circle className="areas-ring" cx={at.x} cy={at.y} r={enlarged} />
        </g>
      </svg>
      <p className="top-2 left-3">
        Grid 10 km. In the circle, the centre at a larger scale. <span className="map-key">Response time stated</span>
      </p>
      {regionSpots.map(({ name, x, y }) => (
        <span
          key={name}
          className="areas-region"
          style={{ left: percent(x - left, width), top: percent(y - top, height) }}
        >
          {name}
        </span>
      ))}
      {areaDots.map((dot) => (
        <Dot key={dot.slug} {...dot} />
      ))}
    </div>
  );
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

function Dot({ slug, timed, x, y, reach, place }: AreaDot) {
  const { dx, dy, anchor } = place ?? { dx: 0, dy: 0, anchor: "start" };
  const side = anchor === "start" ? "" : ` ${anchor}`;
  return (
    <SiteLink
      href={areaPath(slug)}
      tabIndex={-1}
      data-area={slug}
      className={timed ? "area-dot timed" : "area-dot"}
      style={{ left: percent(x - left, width), top: percent(y - top, height), width: percent(reach * 2, width) }}
    >
      <span
        className={place && `named${side}`}
        style={dy || anchor !== "start" ? ({ "--dx": `${dx}px`, "--dy": `${dy}px` } as React.CSSProperties) : undefined}
      >
        {placeOf(slug).name}
      </span>
    </SiteLink>
  );
}
