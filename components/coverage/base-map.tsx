import { boroughBorders, regionPaths, tidalThames, unit, upperThames } from "@/data/areas/boroughs";
import { type Corner, regionOutlines, thames } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { outlinePath, project, riverPath } from "@/lib/projection";

/** The shorter the typical response, the stronger the blue, in both schemes. */
const fills = {
  west: "var(--color-air-mist)",
  east: "var(--color-air-tint)",
  north: "var(--color-air-tint)",
  south: "var(--color-air-mist)",
  central: "var(--color-air-wash)",
} as const satisfies Record<Region, string>;
const regions = Object.keys(regionOutlines) as Region[];
const river = riverPath(thames);

const corners: readonly Corner[] = [...Object.values(regionOutlines).flat(), ...thames];
const points = corners.map(([longitude, latitude]) => project({ latitude, longitude }));
const xs = points.map(({ x }) => x);
const ys = points.map(({ y }) => y);
const [left, top] = [Math.min(...xs) - 5, Math.min(...ys) - 5];

/** The part of the grid with the regions and the river, and room for their lines. */
export const baseMapBox = { left, top, width: Math.max(...xs) + 5 - left, height: Math.max(...ys) + 5 - top } as const;

/** About the width of the Thames in grid units. Small maps draw it wider, so that both banks can be seen. */
const riverWidth = 3.6;

/** The regions and the Thames. @param line the width of a hairline in grid units */
export function BaseMap({ line }: { readonly line: number }) {
  const water = Math.max(riverWidth, 4 * line);
  return (
    <>
      <g stroke="var(--color-ink-soft)" strokeWidth={line} strokeLinejoin="round">
        {regions.map((region) => (
          <path key={region} d={outlinePath(regionOutlines[region])} fill={fills[region]} />
        ))}
      </g>
      <g fill="none" strokeLinejoin="round">
        <path d={river} stroke="var(--color-water)" strokeWidth={water} />
        <path d={river} stroke="var(--color-water-tint)" strokeWidth={water - 2 * line} />
      </g>
    </>
  );
}

/**
 * In a large picture the tidal river is the gap between its banks, and boroughs have borders. `#plain` shows one blue, for
 * maps without a key.
 */
const styles =
  "svg:target path[fill]{fill:var(--color-air-mist)}.o{display:none}@media(max-width:220px){.o{display:inline}}path{vector-effect:non-scaling-stroke;stroke-linejoin:round}.r{stroke-width:4px}.r+.r{stroke-width:2px}@media(max-width:480px){.b{display:none}}@media(min-width:900px){.s>:first-child{display:none}.u{stroke:var(--color-ink-soft)}.r{stroke-width:calc(.25vw + 2px)}.r+.r{stroke-width:.25vw}}";

/** The same in more detail, as the file under every map of the site. Its lines keep their weight at any size. */
export function BaseMapFile() {
  const { width, height } = baseMapBox;
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
          <path key={region} d={regionPaths[region]} fill={fills[region]} />
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
