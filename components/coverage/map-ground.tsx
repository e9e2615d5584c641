import type { StaticImageData } from "next/image";
import { groundBox } from "./ground";
import file from "./ground.svg";

const ground: StaticImageData = file;

type Props = { readonly className: string; readonly style: React.CSSProperties };

/** What every map is drawn on. One file for all pages, fetched when the first map comes near. */
export function MapGround({ className, style }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: a vector has nothing to optimise, and Next's component is a script
    <img
      src={ground.src}
      alt=""
      width={groundBox.width}
      height={groundBox.height}
      loading="lazy"
      fetchPriority="low"
      className={`map-ground ${className}`}
      style={style}
    />
  );
}
