import type { NextConfig } from "next";

const config: NextConfig = {
  // Static HTML for any host.
  output: "export",
  // Ready-made pictures only; nothing resizes them at run time.
  images: { unoptimized: true },
};

export default config;
