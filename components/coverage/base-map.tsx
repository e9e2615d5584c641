import { type Corner, regionOutlines, thames } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { outlinePath, project, riverPath } from "@/lib/projection";

/** The sooner we typically reach an emergency there, the further from the sheet, in both schemes. */
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

/** The part of the grid that the regions and the river take up, with room for their lines. */
export const baseMapBox = { left, top, width: Math.max(...xs) + 5 - left, height: Math.max(...ys) + 5 - top } as const;

/** About as wide as the Thames is, in grid units; on small maps the river is drawn wider, to be seen as two banks. */
const riverWidth = 3.6;

/** The regions and the Thames. `line` is the width of a hairline in grid units. */
export function BaseMap({ line }: { readonly line: number }) {
  const water = Math.max(riverWidth, 4 * line);
  return <Shapes line={line} banks={water} water={water - 2 * line} />;
}

/** The same as a file of its own, on which every map of the site is drawn: its lines keep their weight at any size. */
export function BaseMapFile() {
  const { width, height } = baseMapBox;
  // In the file, a hundredth of the view's width is a hundredth of the picture's, however large it is shown.
  const banks = `max(4px, ${((riverWidth / width) * 100).toFixed(2)}vw)`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
    >
      <Shapes line={1} banks={banks} water={`calc(${banks} - 2px)`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

type ShapesProps = {
  readonly line: number;
  readonly banks: number | string;
  readonly water: number | string;
  readonly vectorEffect?: "non-scaling-stroke";
};

function Shapes({ line, banks, water, vectorEffect }: ShapesProps) {
  return (
    <>
      <g stroke="var(--color-ink-soft)" strokeWidth={line} strokeLinejoin="round">
        {regions.map((region) => (
          <path key={region} d={outlinePath(regionOutlines[region])} fill={fills[region]} vectorEffect={vectorEffect} />
        ))}
      </g>
      <g fill="none" strokeLinejoin="round">
        <path d={river} stroke="var(--color-water)" style={{ strokeWidth: banks }} vectorEffect={vectorEffect} />
        <path d={river} stroke="var(--color-water-tint)" style={{ strokeWidth: water }} vectorEffect={vectorEffect} />
      </g>
    </>
  );
}
