/** The firm's van at the kerb, with ladders on its roof. */
export function Van({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path className="o" d="M8-68h84M14-66v6M84-66v6M8-72h84" />
      <path className="v" d="M0-14v-38q0-8 8-8h88q6 0 9 5l12 19 16 4q7 2 7 9v9z" />
      <path className="o" d="M90-52h8q3 0 5 3l8 14H90z" />
      <path d="M82-60v46M44-60v46M88-30h5M2-30h34" className="f" />
      <path className="l" d="M132-24h8v5h-8z" />
      <path className="o" d="M14-13a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM100-13a12 12 0 0 1 24 0a12 12 0 0 1-24 0z" />
      <path d="M21-13a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM107-13a5 5 0 0 1 10 0a5 5 0 0 1-10 0z" />
    </g>
  );
}
