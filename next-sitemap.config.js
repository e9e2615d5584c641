import { tsImport } from "tsx/esm/api";

const { absoluteUrl, site } = await tsImport("./lib/site.ts", import.meta.url);
const { lastModified } = await tsImport("./lib/dates.ts", import.meta.url);
const { ogImagePath } = await tsImport("./lib/og.ts", import.meta.url);

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: site.url,
  output: "export",
  outDir: "out",
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  exclude: ["/areas/404", "/booking-request"],
  // Search engines ignore change frequencies and priorities. The date is that of the page's own words, never the build's.
  transform: (_config, path) => ({
    loc: path,
    lastmod: lastModified(path),
    images: [{ loc: new URL(absoluteUrl(ogImagePath(path))) }],
  }),
  robotsTxtOptions: { transformRobotsTxt: async (_config, text) => text.replace(/\n# Host\nHost: .*\n/, "") },
};
