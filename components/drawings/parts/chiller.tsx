import { repeat } from "./geometry";
import { Part, type PartProps } from "./part";

const spring = "v-2l-4-1.5 8-2-8-2 4-1.5v-2";

/** Packaged air-cooled chiller, 20 × 10 squares from its top left, on springs. Water: [20, 5] out, [20, 8] in. */
export function Chiller({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-fine" d={repeat(4, [56, 0], spring, [16, 111])} />
      <path d="M0 94h200v6H0z" />
      <path d="M0 12h200v82H0z" />
      {[0, 66, 132].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M12 12l6-12h32l6 12z" />
          <path className="d-fine" d="M34 0v12M22 3h24M4 18h9l18 42h-9zM64 18h-9L37 60h9z" />
          <path
            className="d-hatch"
            d="M7 25h9M10 32h9M13 39h9M16 46h9M19 53h9M61 25h-9M58 32h-9M55 39h-9M52 46h-9M49 53h-9"
          />
        </g>
      ))}
      <path className="d-fine" d="M0 66h200" />
      <rect x="16" y="72" width="44" height="16" rx="8" />
      <path className="d-water d-tint" d="M92 72h92v16H92z" />
      <path className="d-fine" d="M100 72v16M176 72v16M28 72v16" />
    </Part>
  );
}
