import type { Metadata } from "next";
import { business, serviceArea } from "@/data/business";
import type { GeoLocation, PageMeta } from "@/data/types";
import { markdownPath } from "./markdown-page";
import { ogImage } from "./og";
import type { SitePage } from "./pages";
import { absoluteUrl, site } from "./site";
import { fits } from "./title-width";

/** A page's title with the firm's name, which stays off where the whole would be cut. */
export function titleOf({ title }: Pick<PageMeta, "title">): string {
  const whole = `${title} | ${business.name}`;
  return fits(whole) ? whole : title;
}

/** Everything in a page's head, from its record. The canonical address is computed from the path, never typed. */
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

/** The geo tags of a page: London's coordinates for London pages, those of the area for a town, none otherwise. */
function geoTags({ name, region = "GB-LND", postcode, latitude, longitude }: GeoLocation = london) {
  const hasPoint = latitude !== undefined && longitude !== undefined;
  return {
    "geo.region": region,
    "geo.placename": postcode ? `${name}, ${postcode}` : name,
    ...(hasPoint && { "geo.position": `${latitude};${longitude}`, ICBM: `${latitude}, ${longitude}` }),
  };
}
