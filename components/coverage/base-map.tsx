import { type Corner, regionOutlines, thames } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { outlinePath, project, riverPath } from "@/lib/projection";

/** The shorter the typical response, the stronger the blue, in both schemes. */
export const regionBlues = {
  west: "medium",
  east: "light",
  north: "light",
  south: "medium",
  central: "strong",
} as const satisfies Record<Region, string>;
export const regions = Object.keys(regionOutlines) as Region[];
const river = riverPath(thames);

const corners: readonly Corner[] = [...Object.values(regionOutlines).flat(), ...thames];
const points = corners.map(([longitude, latitude]) => project({ latitude, longitude }));
const xs = points.map(({ x }) => x);
const ys = points.map(({ y }) => y);
const [left, top] = [Math.min(...xs) - 5, Math.min(...ys) - 5];

/** The bounding box of the regions and the river, including their stroke width. */
export const baseMapBox = { left, top, width: Math.max(...xs) + 5 - left, height: Math.max(...ys) + 5 - top } as const;

/** About the width of the Thames in grid units. Small maps draw it wider, so that both banks can be seen. */
const riverWidth = 3.6;

/** The regions on pale land, and the Thames. @param line the width of a hairline in grid units */
export function BaseMap({ line }: { readonly line: number }) {
  const water = Math.max(riverWidth, 4 * line);
  return (
    <>
      <g stroke="var(--color-ink-soft)" strokeWidth={line} strokeLinejoin="round">
        {regions.map((region) => (
          <path key={region} d={outlinePath(regionOutlines[region])} fill="var(--color-paper-deep)" />
        ))}
      </g>
      <g fill="none" strokeLinejoin="round">
        <path d={river} stroke="var(--color-air)" strokeWidth={water} />
        <path d={river} stroke="var(--color-air-wash)" strokeWidth={water - 2 * line} />
      </g>
    </>
  );
}
