import { LogoLines } from "@/components/layout/logo";
import { business } from "@/data/business";
import { site } from "@/lib/site";
import { fitted, type Measure } from "./lettering";
import { Lines } from "./lines";

type Props = { readonly number: string; readonly title: string; readonly measure: Measure };

/** The title block at the bottom of the sheet: firm, sheet number, drawing name and phone number. */
export function TitleBlock({ number, title, measure }: Props) {
  return (
    <>
      <Brand measure={measure} />
      <Cell x={614} width={94} name="Sheet" text={number} measure={measure} />
      <Cell x={738} width={218} name="Drawing" text={title} measure={measure} />
      <Cell x={986} width={172} name="Call day or night" text={site.phone.display} measure={measure} />
    </>
  );
}

function Brand({ measure }: { readonly measure: Measure }) {
  const width = 412;
  // A long name takes two lines.
  const name = fitted(business.name, { sizes: [33, 28, 24, 20], width, height: 42, leading: 1.05 }, measure);
  const [top, below] = name.lines.length > 1 ? [546, 594] : [559, 588];
  const line = fitted(business.descriptor, { sizes: [20, 18, 16, 14], width, height: 24, leading: 1 }, measure);
  return (
    <>
      <rect x="60" y="516" width="536" height="90" fill="var(--color-ink)" />
      <g transform="translate(80 533) scale(1.4)">
        <rect width="40" height="40" fill="none" stroke="var(--color-paper)" strokeWidth="1" />
        <LogoLines />
      </g>
      <Lines
        lines={name.lines}
        x={160}
        y={top}
        step={name.size * 1.05}
        fontSize={name.size}
        fontWeight="700"
        letterSpacing="-0.5"
        fill="var(--color-paper)"
      />
      <text x="160" y={below} fontSize={line.size} fill="var(--color-paper)">
        {business.descriptor}
      </text>
    </>
  );
}

type CellProps = {
  readonly x: number;
  readonly width: number;
  readonly name: string;
  readonly text: string;
  readonly measure: Measure;
};

/** A field of the title block: its name, and its text on one or two lines. */
function Cell({ x, width, name, text, measure }: CellProps) {
  const { size, lines } = fitted(text, { sizes: [25, 23, 21, 18, 16], width, height: 40, leading: 1.1 }, measure);
  return (
    <>
      <text x={x} y="543" fontSize="15" letterSpacing="0.5" fill="var(--color-ink-soft)">
        {name}
      </text>
      <Lines lines={lines} x={x} y={lines.length > 1 ? 571 : 582} step={size * 1.15} fontSize={size} fontWeight="700" />
    </>
  );
}
