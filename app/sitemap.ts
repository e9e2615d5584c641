import type { MetadataRoute } from "next";
import { lastModified } from "@/lib/dates";
import { ogImagePath } from "@/lib/og";
import { sitePages } from "@/lib/pages";
import { absoluteUrl } from "@/lib/site";

// Written once, as the export has no server.
export const dynamic = "force-static";

/** Search engines ignore change frequencies and priorities. The date is that of the page's own words, never the build's. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.map(({ path }) => ({
    url: absoluteUrl(path),
    lastModified: lastModified(path),
    images: [absoluteUrl(ogImagePath(path))],
  }));
}
