/** A basement's plate heat exchanger, with the network's flow and return in the street. Origin: the wall's foot. */
export function HeatExchanger({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path className="e" d="M2 15V51" />
      <path className="w" d="M10 15V58" />
      <path className="b" d="M-8 0h36v16H-8zM-2 3h16v10H-2z" />
      <path className="f" d="M2 3v10M6 3v10M10 3v10" />
    </g>
  );
}
