// Types for the parts that this project uses of packages without types.

declare module "subset-font" {
  type Options = {
    readonly targetFormat: "woff2" | "truetype";
    /** The axes of a variable font to limit to a range, or to one value. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** The OpenType features to keep; by default all. */
    readonly keepFeatures?: readonly string[];
  };

  /** Reduces a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module "@joplin/turndown-plugin-gfm" {
  /** Converts tables to GitHub Flavored Markdown. */
  export const tables: import("turndown").Plugin;
}
