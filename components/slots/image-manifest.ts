import { existsSync, readFileSync } from "node:fs";

/** A photograph of the owner as the build has prepared it (scripts/build/pictures.ts). */
export type ResponsiveImage = {
  /** The prefix of its file names, with a hash of its content. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Its widths in pixels, the smallest first. */
  readonly widths: readonly number[];
};

/** The build's folder of photographs, with their manifest by the names in the records. */
export const pictureFolder = "public/pictures";
export const pictureList = "generated/pictures.json";

export const imageManifest = (): Readonly<Record<string, ResponsiveImage>> =>
  existsSync(pictureList) ? JSON.parse(readFileSync(pictureList, "utf8")) : {};
