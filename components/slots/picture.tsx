import { madePictures } from "./made-pictures";

type Props = {
  readonly file: string;
  readonly alt: string;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
};

/** A photograph of the owner's, which loads when it comes near the screen. The build stops where it is missing. */
export function Picture({ file, alt, sizes }: Props) {
  const made = madePictures()[file];
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
