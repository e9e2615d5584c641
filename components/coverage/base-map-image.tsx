import type { StaticImageData } from "next/image";
import { SvgImage } from "@/components/ui/svg-image";
import file from "@/generated/base-map.svg";
import { baseMapBox } from "./base-map";

const ground: StaticImageData = file;

type Props = {
  readonly className?: string;
  /** Pale land and a blue river, for maps without a key. */
  readonly plain?: boolean;
  readonly style: React.CSSProperties;
};

/** The base map: one lazily loaded file for all pages. */
export function BaseMapImage({ className = "", plain = false, style }: Props) {
  return (
    <SvgImage
      src={plain ? `${ground.src}#plain` : ground.src}
      alt=""
      width={baseMapBox.width}
      height={baseMapBox.height}
      loading="lazy"
      className={`base-map ${className}`.trim()}
      style={style}
    />
  );
}
