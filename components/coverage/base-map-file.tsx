import { boroughBorders, regionPaths, tidalThames, unit, upperThames } from "@/data/areas/boroughs";
import { baseMapBox, regionBlues, regions } from "./base-map";

/**
 * Large pictures show only the banks of the tidal river, and the borders of boroughs. `#plain` shows pale land and a
 * blue river, for maps without a key.
 */
const styles =
  ".medium{fill:color-mix(in srgb,var(--color-air-mist),var(--color-air-wash))}svg:target path[fill]{fill:var(--color-paper-deep)}svg:target .r{stroke:var(--color-air)}svg:target :is(.w,.r+.r){stroke:var(--color-air-wash)}.o{display:none}@media(max-width:220px){.o{display:inline}}path{vector-effect:non-scaling-stroke;stroke-linejoin:round}.r{stroke-width:4px}.r+.r{stroke-width:2px}@media(max-width:480px){.b{display:none}}@media(min-width:900px){.s{display:none}.u{stroke:var(--color-ink-soft)}.r{stroke-width:calc(.25vw + 2px)}.r+.r{stroke-width:.25vw}}";

/** The detailed base map, the file behind every map of the site. Its lines keep their width at any scale. */
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
        <path className="w" d={tidalThames} stroke="var(--color-water-tint)" style={{ strokeWidth: "5vw" }} />
        {regions.map((region) => (
          <path
            key={region}
            d={regionPaths[region]}
            className={regionBlues[region]}
            fill={regionBlues[region] === "strong" ? "var(--color-air-wash)" : "var(--color-air-mist)"}
          />
        ))}
        {/* On the smallest map this line leads to the name of the centre, which is outside. */}
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
