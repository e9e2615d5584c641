import { AreaDotLink } from "./area-dot-link";
import { type AreaDot, areaDots, detail, extent, type Part, percent } from "./areas-map-data";
import { baseMapBox } from "./base-map";
import { BaseMapImage } from "./base-map-image";
import { regionLabels } from "./map-geometry";
import { RegionMinutes } from "./region-minutes";

const { left, top, width, height } = extent;
const viewBox = `${left} ${top} ${width} ${height}`;
const { middle, radius, at, enlarged } = detail;
/** One region of each shade of blue, the shortest time first. */
const steps = ["central", "west", "north"] as const;
const isCentral = ({ x, y }: AreaDot) => Math.hypot(x - at.x, y - at.y) < enlarged;
/** The square around the detail, which positions its points. */
const lens: Part = { left: at.x - enlarged, top: at.y - enlarged, width: enlarged * 2, height: enlarged * 2 };

/**
 * The map of all areas, with the centre enlarged. It is for the pointer: keyboards and screen readers have the same
 * links in the lists, whose focus highlights the area here, without a hundred more tab stops.
 */
export function AreasMap() {
  return (
    <div className="areas-map panel" aria-hidden="true">
      <div>
        <BaseMapImage style={onMap(extent)} />
        <svg viewBox={viewBox} aria-hidden="true">
          <circle className="areas-ring" cx={middle.x} cy={middle.y} r={radius} />
        </svg>
        {areaDots.map((dot) => !isCentral(dot) && <AreaDotLink key={dot.slug} {...dot} on={extent} />)}
        <div
          className="areas-lens"
          style={{
            top: percent(lens.top - top, height),
            left: percent(lens.left - left, width),
            width: percent(lens.width, width),
          }}
        >
          <div className="areas-detail">
            <BaseMapImage
              style={onMap({ left: middle.x - radius, top: middle.y - radius, width: radius * 2, height: radius * 2 })}
            />
          </div>
          {areaDots.map((dot) => isCentral(dot) && <AreaDotLink key={dot.slug} {...dot} on={lens} />)}
        </div>
        {regionLabels.map(({ name, region, x, y }) => (
          <span
            key={name}
            className={region === "central" ? "map-region map-central" : "map-region"}
            style={{ left: percent(x - left, width), top: percent(y - top, height) }}
          >
            {name}
            <RegionMinutes region={region} />
          </span>
        ))}
      </div>
      <p>
        <span>Typical response in minutes, by region</span>
        <span>
          {steps.map((region) => (
            <RegionMinutes key={region} region={region} />
          ))}
        </span>
        <span className="map-key">Area with its own time</span>
        <span className="map-wide">Grid 10 km; the circle enlarges the centre</span>
      </p>
    </div>
  );
}

/** The position of the base map behind a part of the grid. */
const onMap = (part: Part) => ({
  left: percent(baseMapBox.left - part.left, part.width),
  top: percent(baseMapBox.top - part.top, part.height),
  width: percent(baseMapBox.width, part.width),
});
