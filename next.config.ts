import { availableParallelism } from "node:os";
import process from "node:process";
import type { NextConfig } from "next";

const config: NextConfig = {
  // Export static HTML for any host.
  output: "export",
  // A constant, so that equal sources produce equal files, which browsers have cached.
  generateBuildId: () => "site",
  // The folder of the export. scripts/build.ts sets a separate one and finishes the export there.
  ...(process.env.EXPORT_TO && { distDir: process.env.EXPORT_TO }),
  // Inlined as a constant, so that the code for photographs is removed if they are off.
  env: { PHOTOGRAPHS: process.env.PHOTOGRAPHS ?? "" },
  // Browser tests build with the records of fixtures/delivered, and `npm run check` has already checked the types.
  typescript:
    process.env.SETTINGS === "delivered" ? { ignoreBuildErrors: true, tsconfigPath: "tsconfig.delivered.json" } : {},
  // globalNotFound: app/global-not-found.tsx, the page for unknown paths, is outside the layouts.
  // cpus: use all cores to render pages. By default Next leaves one out, which is half of two.
  experimental: { globalNotFound: true, cpus: availableParallelism() },
  // The build creates all sizes of pictures; nothing resizes them at run time.
  images: { unoptimized: true },
};

export default config;
