import { imageManifest } from "./image-manifest";

type Props = {
  readonly file: string;
  readonly alt: string;
  /** The `sizes` attribute of HTML. */
  readonly sizes: string;
};

/** A photograph of the owner, loaded lazily. The build stops if the file is missing. */
export function Picture({ file, alt, sizes }: Props) {
  const made = imageManifest()[file];
  if (!made) return null;
  const { name, width, height, widths } = made;
  const files = (type: string) => widths.map((each) => `/pictures/${name}-${each}.${type} ${each}w`).join();
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={files("webp")} sizes={sizes} />
      <img src={`/pictures/${name}.jpg`} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
