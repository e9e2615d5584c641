/** Where the site is made. It takes the place of out/ when it is whole, so that out/ never holds an unfinished page. */
export const exportFolder = ".next/export";

/** The build, step by step, as shell commands; the next one runs only if the one before it succeeded. */
export const steps = [
  "tsx scripts/check-settings.ts",
  "tsx scripts/make-assets.ts",
  `EXPORT_TO=${exportFolder} next build`,
  "tsx scripts/og.ts",
  "tsx scripts/finish.ts",
  "next-sitemap",
  "tsx scripts/publish.ts",
] as const;
