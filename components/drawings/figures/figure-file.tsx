import type { FigureId } from "@/data/figures";
import { drawingSizeOf, figureSizeOf, figures } from ".";
import { TitleBlock } from "./title-block";
import { type Figure, figureLetters, fontFamily, wideLetters } from "./types";

const lettering = (size: number) =>
  `text{font:500 ${figureLetters}px ${fontFamily};text-rendering:geometricPrecision;letter-spacing:.02em;word-spacing:.08em;fill:var(--line);stroke:none}.d-tag{font-weight:700;text-anchor:middle;letter-spacing:0}.d-strong{font-weight:700}.d-fault .word{fill:var(--m)}svg:target .d-item{display:none}@media(max-width:310px){text{font-size:18.4px;letter-spacing:0}}@media(max-width:340px){svg:target text{font-size:19.5px;letter-spacing:0}}@media(min-width:460px){text{font-size:15px}}@media(min-width:560px){text{font-size:${size}px}}`;

/** A figure as an SVG file; its view `#card` omits the key. @param styles its CSS, as it gets none from the page */
export function FigureFile({ id, styles }: { readonly id: FigureId; readonly styles: string }) {
  const { unframed, letters = wideLetters, draw, titleBlock }: Figure = figures[id];
  const { width, height } = figureSizeOf(id);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      id="card"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      // A box that is higher than the figure shows more above it.
      preserveAspectRatio="xMidYMax"
      className="drawing"
    >
      <style>{styles + lettering(letters)}</style>
      <rect
        className="d-part"
        stroke={unframed ? "none" : undefined}
        // The stroke has the same width at every size.
        vectorEffect="non-scaling-stroke"
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
      />
      {draw()}
      {titleBlock && (
        <TitleBlock sheet={titleBlock.sheet} y={drawingSizeOf(id).height} width={width}>
          {titleBlock.name}
        </TitleBlock>
      )}
    </svg>
  );
}
