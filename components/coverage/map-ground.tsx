import type { StaticImageData } from "next/image";
import file from "@/generated/ground.svg";
import { groundBox } from "./ground";

const ground: StaticImageData = file;

type Props = { readonly className?: string; readonly style: React.CSSProperties };

/** What every map is drawn on: one file for all pages, small enough to come with each, after all else. */
export function MapGround({ className = "", style }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: a vector has nothing to optimise, and Next's component is a script
    <img
      src={ground.src}
      alt=""
      width={groundBox.width}
      height={groundBox.height}
      fetchPriority="low"
      className={`map-ground ${className}`.trim()}
      style={style}
    />
  );
}
