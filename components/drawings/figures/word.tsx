type Props = {
  readonly at: readonly [x: number, y: number];
  readonly middle?: boolean;
  readonly end?: boolean;
  readonly strong?: boolean;
  readonly children: string;
};

/** A single text in a figure. */
export function Word({ at: [x, y], middle, end, strong, children }: Props) {
  return (
    <text
      className={strong ? "word d-strong" : "word"}
      x={x}
      y={y}
      textAnchor={middle ? "middle" : end ? "end" : undefined}
    >
      {children}
    </text>
  );
}
