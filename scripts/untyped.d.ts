// The parts that this project calls of packages which bring no types.

declare module "subset-font" {
  type Options = {
    readonly targetFormat: "woff2" | "truetype";
    /** The axes of a variable font that are narrowed, or pinned to one value. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features that stay; all where this is left out. */
    readonly keepFeatures?: readonly string[];
  };

  /** A font with the characters of a text and no others. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module "@joplin/turndown-plugin-gfm" {
  /** Writes tables as GitHub's Markdown does. */
  export const tables: import("turndown").Plugin;
}
