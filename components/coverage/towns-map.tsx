import { fontFamily } from "@/components/drawings/figures/types";
import { BaseMap } from "./base-map";
import { townsMap } from "./map-data";

/** The size of the picture, in pixels. */
export const townsMapSize = { width: 328, height: 284 } as const;

const { width, height } = townsMapSize;
const middle = `translate(${width / 2} ${height / 2})`;

/** The styles of the picture: lines that keep their width at any scale. */
export const townsMapStyles = `.sheet{fill:var(--color-paper);stroke:var(--color-ink)}.town{fill:none;stroke:var(--color-ink-soft);stroke-width:4px;stroke-linecap:round;opacity:.5}.named{stroke:var(--color-ink);stroke-width:7px;opacity:1}path{vector-effect:non-scaling-stroke}text{font:500 12.5px ${fontFamily};fill:var(--color-ink);dominant-baseline:central;paint-order:stroke;stroke:var(--color-paper);stroke-width:3.5px;stroke-linejoin:round}`;

/** The map of the towns around London for phones, where the map of all areas shows London only. */
export function TownsMapFile({ styles }: { readonly styles: string }) {
  const { centre, zooms, labels, dots } = townsMap();
  const [zoom] = zooms;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <style>{styles}</style>
      <rect className="sheet" x=".5" y=".5" width={width - 1} height={height - 1} />
      <g transform={`${middle}scale(${zoom})`}>
        <g transform={`translate(${-centre.x} ${-centre.y})`}>
          <BaseMap line={1} />
        </g>
        <path className="town" d={dots} />
      </g>
      <g transform={middle}>
        {labels.map(({ name, x, y, position: { dx, dy, anchor } }) => (
          <g key={name} transform={`translate(${Math.round(x * zoom)} ${Math.round(y * zoom)})`}>
            <path className="town named" d="M0 0h0" />
            <text x={dx} y={dy} textAnchor={anchor}>
              {name}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
