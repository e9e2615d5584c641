import { areasOnMap } from "@/components/coverage/map-points";
import { regionOutlines, thames } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { dotsPath, outlinePath, riverPath } from "@/lib/projection";

const fills = {
  west: "var(--color-air-tint)",
  east: "var(--color-air-tint)",
  north: "var(--color-paper-deep)",
  south: "var(--color-paper-deep)",
  central: "var(--color-air-bright)",
} as const satisfies Record<Region, string>;
const regions = Object.keys(regionOutlines) as Region[];
const river = riverPath(thames);
const dots = (timed: boolean) => dotsPath(areasOnMap.filter((at) => at.timed === timed).map(({ point }) => point));

/** Regions, river and every area as a point; `line` is the width of a hairline in grid units. */
export function Ground({ line }: { readonly line: number }) {
  const water = Math.max(3.6, 4 * line);
  return (
    <>
      <g stroke="var(--color-ink-soft)" strokeWidth={line} strokeLinejoin="round">
        {regions.map((region) => (
          <path
            key={region}
            d={outlinePath(regionOutlines[region])}
            fill={fills[region]}
            fillOpacity={region === "central" ? 0.6 : undefined}
          />
        ))}
      </g>
      <g fill="none" strokeLinejoin="round">
        <path d={river} stroke="var(--color-water)" strokeWidth={water} />
        <path d={river} stroke="var(--color-water-tint)" strokeWidth={water - 2 * line} />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d={dots(false)} stroke="var(--color-ink-soft)" strokeWidth={4.5 * line} />
        <path d={dots(true)} stroke="var(--color-air)" strokeWidth={7.5 * line} />
      </g>
    </>
  );
}
