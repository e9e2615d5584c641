import { boroughBorders, regionPaths, tidalThames, unit, upperThames } from "@/data/areas/boroughs";
import { baseMapBox, regionFills, regions } from "./base-map";

/**
 * In a large picture the tidal river is the gap between its banks alone, and boroughs have borders. `#plain` shows one blue, for
 * maps without a key.
 */
const styles =
  "svg:target path[fill]{fill:var(--color-air-mist)}.o{display:none}@media(max-width:220px){.o{display:inline}}path{vector-effect:non-scaling-stroke;stroke-linejoin:round}.r{stroke-width:4px}.r+.r{stroke-width:2px}@media(max-width:480px){.b{display:none}}@media(min-width:900px){.s{display:none}.u{stroke:var(--color-ink-soft)}.r{stroke-width:calc(.25vw + 2px)}.r+.r{stroke-width:.25vw}}";

/** The base map in more detail: the file under every map of the site. Its lines keep their weight at any size. */
export function BaseMapFile() {
  const { left, top, width, height } = baseMapBox;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      id="plain"
      aria-hidden="true"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
    >
      <style>{styles}</style>
      <g transform={`scale(${unit})`} fill="none" stroke="var(--color-ink-soft)">
        {/* Fills the widest gap and the creeks. */}
        <path d={tidalThames} stroke="var(--color-water-tint)" style={{ strokeWidth: "5vw" }} />
        {regions.map((region) => (
          <path key={region} d={regionPaths[region]} fill={regionFills[region]} />
        ))}
        {/* On the smallest map the name of the centre, which has no room for it, stands outside. */}
        <path className="o" d="M-348-320L-94-14" stroke="var(--color-ink)" />
        <path className="b" d={boroughBorders} strokeOpacity=".45" />
        <path className="r u" d={upperThames} stroke="var(--color-water)" />
        <path className="r" d={upperThames} stroke="var(--color-water-tint)" />
        <g className="s">
          <path className="r" d={tidalThames} stroke="var(--color-water)" />
          <path className="r" d={tidalThames} stroke="var(--color-water-tint)" />
        </g>
      </g>
    </svg>
  );
}
