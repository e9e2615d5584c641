import type { AreaSlug } from "@/data/areas/area-records";
import { business } from "@/data/business";
import { areaOf } from "@/lib/areas";
import { mapPermissions } from "@/lib/iframe-permissions";
import { mapService } from "@/lib/maps";
import { CoverageMap } from "./coverage-map";
import { type MapHeight, mapData, scaleOf } from "./map-data";
import { MapFrame } from "./map-frame";

type Props = {
  /** In pixels. The smallest, for the footer, names the regions only. The others are higher on wide screens. */
  height: MapHeight;
  /** By default all of London. */
  area?: AreaSlug;
};

/** The map of a page: our drawing until the visitor opens the street map. Without scripts both are shown. */
export function MapEmbed({ height, area }: Props) {
  const service = mapService(area);
  // A page may have another map beside the footer's, so the titles differ.
  const shows = area ? areaOf(area).name : height === 200 ? "London, in the footer" : "London";
  const title = `${business.name} location: street map of ${shows}`;
  const view = mapData(height, area);
  const [narrow, wide] = view.zooms;
  const scale = scaleOf(wide);
  const london = height === 400 ? " grows" : "";
  const layout = area ? (view.wideHeight ? " local" : "") : london;
  const style = {
    [area ? "minHeight" : "height"]: layout ? undefined : height,
    "--n": narrow,
    "--w": wide,
    "--km": scale,
  };
  return (
    <div className={`coverage${layout}`} style={style as React.CSSProperties}>
      <CoverageMap view={view} />
      <div className="map-strip">
        <span className="map-scale">{`${scale} km`}</span>
        {height > 200 && <span className="map-key">Response time stated</span>}
      </div>
      <MapFrame src={service.embed} serviceName={service.name} title={title} height={height} />
      <noscript>
        <iframe src={service.embed} title={title} height={height} loading="lazy" {...mapPermissions} />
      </noscript>
    </div>
  );
}
