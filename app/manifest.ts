import type { MetadataRoute } from "next";
import { business } from "@/data/business";

export const dynamic = "force-static";

/** The icons are in public/. These colours and theirs are those of the light scheme in colours.css. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: business.name,
    short_name: business.name,
    description: business.descriptor,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    theme_color: "#10233b",
    background_color: "#fbf8f1",
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
