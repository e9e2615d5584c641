import { BaseMap } from "@/components/coverage/base-map";
import { mapData, scaleOf } from "@/components/coverage/map-data";
import { areasOnMap } from "@/components/coverage/map-geometry";
import { dotsPath } from "@/lib/projection";
import { panel } from "./drawing-sheet";

const strip = 44;
const [timed, untimed] = [true, false].map((stated) =>
  dotsPath(areasOnMap.filter((area) => area.timed === stated).map(({ point }) => point)),
);
const middle = { x: (panel.left + panel.right) / 2, y: (panel.top + panel.bottom - strip) / 2 };

/** The coverage map of the page, with computed positions instead of a stylesheet. */
export function MapPicture() {
  const { centre, zooms, labels } = mapData(400);
  const [, zoom] = zooms;
  const scale = 1.2;
  const square = 50 * zoom * scale;
  const km = scaleOf(zoom);
  return (
    <>
      <clipPath id="panel">
        <rect x={panel.left} y={panel.top} width="580" height={492 - strip} />
      </clipPath>
      <g clipPath="url(#panel)">
        <path d={graticule(square)} fill="none" stroke="var(--color-paper-deep)" strokeWidth="2" />
        <g transform={`translate(${middle.x} ${middle.y}) scale(${scale})`}>
          <g transform={`scale(${zoom}) translate(${-centre.x} ${-centre.y})`}>
            <BaseMap line={1 / zoom} />
            <g fill="none" strokeLinecap="round">
              <path d={untimed} stroke="var(--color-ink-soft)" strokeWidth={4.5 / zoom} />
              <path d={timed} stroke="var(--color-air)" strokeWidth={7.5 / zoom} />
            </g>
          </g>
          <g
            fontSize="11.5"
            fontWeight="500"
            fill="var(--color-ink)"
            stroke="var(--color-paper)"
            strokeWidth="3"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {labels.map(({ name, x, y, position: { dx, dy, anchor } }) => (
              <text key={name} x={x * zoom + dx} y={y * zoom + dy + 4} textAnchor={anchor}>
                {name}
              </text>
            ))}
          </g>
        </g>
      </g>
      <Strip km={km} length={km * 10 * zoom * scale} />
    </>
  );
}

/** Grid lines every 5 km from the centre. @param side the length of 5 km in pixels */
function graticule(side: number): string {
  const count = Math.ceil((panel.right - panel.left) / 2 / side);
  const offsets = Array.from({ length: 2 * count + 1 }, (_, i) => Math.round((i - count) * side));
  return offsets
    .map((by) => `M${middle.x + by} ${panel.top}V${panel.bottom}M${panel.left} ${middle.y + by}H${panel.right}`)
    .join("");
}

/** The scale and the key. */
function Strip({ km, length }: { readonly km: number; readonly length: number }) {
  const top = panel.bottom - strip;
  const left = panel.left + 20;
  return (
    <>
      <path d={`M${panel.left} ${top}H${panel.right}`} stroke="var(--color-ink)" strokeWidth="1.5" />
      <path d={`M${left} ${top + 16}v10h${length}v-10`} fill="none" stroke="var(--color-ink)" strokeWidth="1.5" />
      <g fontSize="16" fill="var(--color-ink)">
        <text x={left + length + 12} y={top + 28}>{`${km} km`}</text>
        <circle cx={panel.right - 194} cy={top + 22} r="5.5" fill="var(--color-air)" />
        <text x={panel.right - 180} y={top + 28}>
          Response time stated
        </text>
      </g>
    </>
  );
}
