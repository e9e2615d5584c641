import { Label } from "../parts/label";
import { StartLabel } from "./labels";
import { figureSize } from "./types";

/** The height that a title block adds to its figure. */
export const titleBlockHeight = 30;

type Props = {
  /** The sheet number. */
  readonly sheet: string;
  /** The top edge, in pixels. */
  readonly y: number;
  /** The width of the figure. */
  readonly width?: number;
  readonly children: string;
};

/** The foot of a figure at the top of a page: its number, its title, and "not to scale". */
export function TitleBlock({ sheet, y, width = figureSize.width, children }: Props) {
  const line = y / 10 + 1.6;
  return (
    <>
      <path className="d-hatch" d={`M2 ${y}H${width - 2}M58 ${y}v28M${width - 60} ${y}v28`} />
      <Label at={[3, line]}>{sheet}</Label>
      <StartLabel at={[7, line]}>{children}</StartLabel>
      <Label at={[width / 10 - 3, line]}>NTS</Label>
    </>
  );
}
