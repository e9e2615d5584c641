import type { Metadata } from "next";
import { business, serviceArea } from "@/data/business";
import type { GeoLocation, PageMeta } from "@/data/types";
import { markdownPath } from "./markdown-page";
import { ogImage } from "./og";
import type { SitePage } from "./pages";
import { absoluteUrl, site } from "./site";
import { fitsSearchResult } from "./title-width";

/** A page's title, with the firm's name if a search result shows the whole. */
export function titleOf({ title }: Pick<PageMeta, "title">): string {
  const whole = `${title} | ${business.name}`;
  return fitsSearchResult(whole) ? whole : title;
}

/** Returns a page's metadata, from its record. The canonical address is computed from the path. */
export function pageMetadata({ path, meta }: SitePage): Metadata {
  const title = titleOf(meta);
  const url = absoluteUrl(path);
  const image = ogImage(path);
  return {
    metadataBase: new URL(site.url),
    title,
    description: meta.description,
    keywords: [...meta.keywords],
    alternates: { canonical: url, types: { "text/markdown": absoluteUrl(markdownPath(path)) } },
    openGraph: {
      type: "website",
      locale: "en_GB",
      siteName: business.name,
      title,
      description: meta.description,
      url,
      images: [image],
    },
    twitter: { card: "summary_large_image" },
    other: geoTags(meta.location),
  };
}

const { latitude, longitude } = serviceArea;
const london: GeoLocation = { name: "London", postcode: "", latitude, longitude };

/** The geo tags of a page, with London's coordinates by default. */
function geoTags({ name, region = "GB-LND", postcode, latitude, longitude }: GeoLocation = london) {
  const hasPoint = latitude !== undefined && longitude !== undefined;
  return {
    "geo.region": region,
    "geo.placename": postcode ? `${name}, ${postcode}` : name,
    ...(hasPoint && { "geo.position": `${latitude};${longitude}`, ICBM: `${latitude}, ${longitude}` }),
  };
}
