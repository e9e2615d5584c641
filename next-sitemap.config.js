import { tsImport } from "tsx/esm/api";

const { absoluteUrl, site } = await tsImport("./lib/site.ts", import.meta.url);
const { lastModified } = await tsImport("./lib/dates.ts", import.meta.url);
const { ogImagePath } = await tsImport("./lib/og.ts", import.meta.url);
const { sitePages } = await tsImport("./lib/pages.ts", import.meta.url);
const { exportFolder } = await tsImport("./scripts/build/steps.ts", import.meta.url);

const paths = sitePages.map(({ path }) => path);

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: site.url,
  output: "export",
  outDir: exportFolder,
  generateIndexSitemap: false,
  // The maximum number of entries in a file; robots.txt would not name further files.
  sitemapSize: 50_000,
  generateRobotsTxt: true,
  // The pages are listed below, because the package finds none in folders with brackets in their names.
  exclude: ["*"],
  additionalPaths: (config) => paths.map((path) => config.transform(config, path)),
  // Search engines ignore change frequencies and priorities. The date is that of the page's copy, not of the build.
  transform: (_config, path) => ({
    loc: path,
    lastmod: lastModified(path),
    images: [{ loc: new URL(absoluteUrl(ogImagePath(path))) }],
  }),
  robotsTxtOptions: { transformRobotsTxt: async (_config, text) => text.replace(/\n# Host\nHost: .*\n/, "") },
};
