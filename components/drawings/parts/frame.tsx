import { repeat } from "./geometry";

type Props = {
  readonly number: string;
  readonly name: string;
  /** The key to the line colours, or another remark on the sheet. */
  readonly note?: string | undefined;
};

/** The sheet's border with its zone ticks, and its title block. */
export function Frame({ number, name, note = "cf. BS 1710" }: Props) {
  return (
    <g className="d-hatch">
      <path
        d={`M8 8h464v344h-464z${repeat(3, [116, 0], "v8", [124, 0])}${repeat(3, [116, 0], "v8", [124, 352])}${repeat(3, [0, 86], "h8", [0, 94])}${repeat(3, [0, 86], "h8", [472, 94])}M8 328h464M64 328v24M304 328v24M420 328v24`}
      />
      <g className="d-title">
        <text x="36" y="344.5" textAnchor="middle">
          {number}
        </text>
        <text x="71" y="344.5">
          {name}
        </text>
        <text x="362" y="344.5" textAnchor="middle">
          {note}
        </text>
        <text x="446" y="344.5" textAnchor="middle">
          NTS
        </text>
      </g>
    </g>
  );
}
