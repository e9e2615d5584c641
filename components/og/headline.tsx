import type { Theme } from "@/data/types";
import { site } from "@/lib/site";
import { words } from "./drawing-sheet";
import { fitted, type Measure } from "./lettering";
import { Lines } from "./lines";

type Props = {
  readonly theme: Theme;
  /** The text above the name. */
  readonly kicker: string;
  readonly name: string;
  readonly line: string;
  readonly measure: Measure;
};

const width = words.right - words.left;
const tight = 0.975;

/** The text of the picture at the largest size that fits. Emergency pages show the number to call. */
export function Headline({ theme, kicker, name, line, measure }: Props) {
  const urgent = theme === "emergency";
  const below = fitted(line, { sizes: urgent ? [26, 24] : [30, 28, 26], width, height: 150, leading: 1.3 }, measure);
  const lineTop = words.bottom - (urgent ? 92 : 10) - (below.lines.length - 1) * below.size * 1.3;
  const nameBottom = lineTop - below.size - 28;
  const above = fitted(
    name,
    { sizes: [116, 104, 96, 88, 80, 74, 68, 62, 56], width, height: nameBottom - words.top - 40, leading: 1 },
    (text, size) => measure(text, size) * tight,
  );
  return (
    <>
      <rect x={words.left} y={words.top + 14} width="44" height="6" fill={`var(--color-${theme})`} />
      <text x={words.left + 60} y={words.top + 26} fontSize="26" fontWeight="700" fill={`var(--color-${theme})`}>
        {kicker}
      </text>
      <Lines
        lines={above.lines}
        x={words.left - above.size * 0.05}
        y={nameBottom - (above.lines.length - 1) * above.size}
        step={above.size}
        fontSize={above.size}
        fontWeight="700"
        letterSpacing={above.size * -0.025}
      />
      <Lines lines={below.lines} x={words.left} y={lineTop} step={below.size * 1.3} fontSize={below.size} />
      {urgent && <NumberToCall measure={measure} />}
    </>
  );
}

function NumberToCall({ measure }: { readonly measure: Measure }) {
  const { display } = site.phone;
  const { size } = fitted(display, { sizes: [46, 40, 34], width: width - 44, height: 60, leading: 1 }, measure);
  return (
    <>
      <rect
        x={words.left}
        y={words.bottom - 68}
        width={Math.round(measure(display, size)) + 44}
        height="72"
        fill="var(--color-emergency)"
      />
      <text x={words.left + 22} y={words.bottom - 17} fontSize={size} fontWeight="700" fill="var(--color-white)">
        {display}
      </text>
    </>
  );
}
