import type { ComponentProps } from "react";

type Props = ComponentProps<"img"> & { alt: string; width: number; height: number };

/** A drawing from a file. Its alternative text is empty if the text beside it says the same. */
export function SvgImage({ alt, ...props }: Props) {
  // biome-ignore lint/performance/noImgElement: SVG needs no optimisation, and Next's component would add a script
  return <img {...props} alt={alt} />;
}
