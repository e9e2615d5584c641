import type { Theme } from "@/data/types";
import { panel } from "./drawing-sheet";
import { fitted, type Measure } from "./lettering";

type Props = {
  readonly theme: Theme;
  /** The headings of the document; the picture has room for the first eleven. */
  readonly headings: readonly string[];
  readonly measure: Measure;
};

/** The headings of a document, as the numbered notes of a drawing. */
export function NotesPicture({ theme, headings, measure }: Props) {
  const shown = headings.slice(0, 11);
  const step = Math.min(56, 420 / shown.length);
  const top = (panel.top + panel.bottom - step * shown.length) / 2;
  return shown.map((heading, i) => {
    const y = top + (i + 0.5) * step;
    const { size } = fitted(heading, { sizes: [24, 21, 18], width: 460, height: 30, leading: 1 }, measure);
    return (
      <g key={heading}>
        <circle cx={panel.left + 60} cy={y} r="16" fill="none" stroke={`var(--color-${theme})`} strokeWidth="1.5" />
        <text
          x={panel.left + 60}
          y={y + 6}
          fontSize="17"
          fontWeight="700"
          textAnchor="middle"
          fill={`var(--color-${theme})`}
        >
          {i + 1}
        </text>
        <text x={panel.left + 96} y={y + 8} fontSize={size} fill="var(--color-ink)">
          {heading}
        </text>
      </g>
    );
  });
}
