import { Label } from "../parts/label";
import { StartLabel } from "./labels";

type Props = {
  /** The sheet number. */
  readonly sheet: string;
  /** The top edge, in pixels. */
  readonly y: number;
  readonly children: string;
};

/** The foot of a figure at the top of a page: its number, its title, and "not to scale". */
export function TitleBlock({ sheet, y, children }: Props) {
  const line = y / 10 + 1.6;
  return (
    <>
      <path className="d-hatch" d={`M2 ${y}h476M58 ${y}v28M420 ${y}v28`} />
      <Label at={[3, line]}>{sheet}</Label>
      <StartLabel at={[7, line]}>{children}</StartLabel>
      <Label at={[45, line]}>NTS</Label>
    </>
  );
}
