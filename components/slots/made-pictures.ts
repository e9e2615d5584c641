import { existsSync, readFileSync } from "node:fs";

/** What the build has made of a photograph of the owner's (scripts/build/pictures.ts). */
export type MadePicture = {
  /** The start of its files' names, which changes with its content. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The widths it is there in, the smallest first. */
  readonly widths: readonly number[];
};

/** Where the build puts the photographs, and the list of them by the names that records give them. */
export const pictureFolder = "public/pictures";
export const pictureList = "generated/pictures.json";

/** All that the build has made. */
export const madePictures = (): Readonly<Record<string, MadePicture>> =>
  existsSync(pictureList) ? JSON.parse(readFileSync(pictureList, "utf8")) : {};
