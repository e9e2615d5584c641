/** Constants and functions for photographs and documents, shared by the contact page, the Worker and its commands. */

/** The Worker's path for uploads, if it has a bucket. */
export const photographsPath = "/api/enquiries/files";

/** The limits of an enquiry: the number of files, and the hours in which they may follow it. */
export const maxFiles = 5;
export const fileHours = 24;

/** The maximum size of a file, in MB and in bytes. */
export const fileMegabytes = 10;
export const largestFile = fileMegabytes * 1_000_000;

/** The bucket that wrangler.jsonc names. */
export const bucket = "enquiry-files";

/** The key of a file in the bucket: two identifiers from the Worker, never the visitor's file name. */
export function objectName(enquiry: string, file: string): string {
  return `${enquiry}/${file}`;
}

/** The accepted kinds with media type and extension. */
export const fileKinds = {
  jpeg: { type: "image/jpeg", ending: "jpg" },
  png: { type: "image/png", ending: "png" },
  webp: { type: "image/webp", ending: "webp" },
  heic: { type: "image/heic", ending: "heic" },
  pdf: { type: "application/pdf", ending: "pdf" },
} as const;

export type FileKind = keyof typeof fileKinds;

/** The messages about a file of another kind and about one that is too large. */
export const wrongKind = "We take photographs (JPEG, PNG, WebP or HEIC) and PDF documents. This file is neither.";
export const tooLarge = `This file is larger than ${fileMegabytes} MB.`;
export const tooMany = `${maxFiles} files at most can come with a message.`;

/** How many of a file's first bytes identify its kind. */
export const headBytes = 12;

/** The first bytes of each kind, as Latin-1. HEIC shares its container with video, which has other brands. */
const heads: readonly (readonly [FileKind, RegExp])[] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["heic", /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ["pdf", /^%PDF-/],
];

/** The kind of a file by its first bytes, not by its name; undefined if it is not accepted. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  return heads.find(([, pattern]) => pattern.test(text))?.[0];
}
