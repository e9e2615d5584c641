import { openingHours } from "@/data/business";
import { hoursTime } from "@/lib/opening";
import { site } from "@/lib/site";
import { panel } from "./drawing-sheet";
import { fitted, type Measure } from "./lettering";

/** The ways to reach the firm, as a schedule. */
export function ContactPicture({ measure }: { readonly measure: Measure }) {
  const rows = [
    ["24/7 emergency line", site.phone.display],
    ["E-mail", site.email.display],
    ...openingHours.map(({ label, opens, closes }) => [label, `${hoursTime(opens)} – ${hoursTime(closes)}`] as const),
  ] as const;
  const height = (panel.bottom - panel.top) / rows.length;
  const width = panel.right - panel.left - 80;
  return rows.map(([name, text], i) => {
    const top = panel.top + i * height;
    const middle = top + height / 2;
    const { size } = fitted(text, { sizes: [50, 44, 38, 32, 26, 20], width, height: 60, leading: 1 }, measure);
    return (
      <g key={name} fill="var(--color-ink)">
        {i === 0 && <rect x={panel.left} y={top} width="580" height={height} fill="var(--color-air-tint)" />}
        {i > 0 && <path d={`M${panel.left} ${top}H${panel.right}`} stroke="var(--color-ink)" strokeWidth="1.5" />}
        <text x={panel.left + 40} y={middle - 20} fontSize="22" fill="var(--color-ink-soft)">
          {name}
        </text>
        <text x={panel.left + 40} y={middle + 32} fontSize={size} fontWeight="700">
          {text}
        </text>
      </g>
    );
  });
}
