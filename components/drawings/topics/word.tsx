type Props = {
  readonly at: readonly [x: number, y: number];
  readonly middle?: boolean;
  readonly end?: boolean;
  readonly strong?: boolean;
  readonly children: string;
};

/** Words in a picture that is a file of its own, and so has not the site's letters. */
export function Word({ at: [x, y], middle, end, strong, children }: Props) {
  return (
    <text
      className="word"
      x={x}
      y={y}
      fontSize="17"
      fontWeight={strong ? 700 : undefined}
      fontFamily="Arial,Helvetica,sans-serif"
      textAnchor={middle ? "middle" : end ? "end" : undefined}
    >
      {children}
    </text>
  );
}
