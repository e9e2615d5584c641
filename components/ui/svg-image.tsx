import type { ComponentProps } from "react";

type Props = ComponentProps<"img"> & { alt: string; width: number; height: number };

/** A drawing from a file. Its alternative text is empty if words beside it say the same. */
export function SvgImage({ alt, ...props }: Props) {
  // biome-ignore lint/performance/noImgElement: a vector has nothing to optimise, and Next's component is a script
  return <img {...props} alt={alt} />;
}
