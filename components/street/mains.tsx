import { streetWidth } from "./layout";

const fullWidth = `M-9 0H${streetWidth + 9}`;

/** The ground line and, below it along the street, gas main, water main and brick sewer. */
export function Mains({ network }: { readonly network: boolean }) {
  return (
    <>
      <path className="h" d={`M14 5${"l-8 8m14-4l-5 5m35-9".repeat(40)}`} />
      <g transform="translate(0 76)">
        <path className="v" d={fullWidth} />
        <path className="d q" d={fullWidth} />
      </g>
      <g transform="translate(0 20)">
        <path className="y" d={fullWidth} />
        <path className="m x" d={fullWidth} />
      </g>
      <g transform="translate(0 40)">
        <path className="y" d={fullWidth} />
        <path className="w x" d={fullWidth} />
      </g>
      {network && (
        <>
          <path className="e" d={`M-9 51H${streetWidth + 9}`} />
          <path className="w" d={`M-9 58H${streetWidth + 9}`} />
        </>
      )}
      <path className="z" d={fullWidth} />
    </>
  );
}
