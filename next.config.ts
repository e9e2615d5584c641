import { availableParallelism } from "node:os";
import process from "node:process";
import type { NextConfig } from "next";

const config: NextConfig = {
  // Static HTML for any host.
  output: "export",
  // The same for every build, so that the same source gives the same files, which browsers have cached.
  generateBuildId: () => "site",
  // Where the export is put; scripts/build.ts names a folder of its own for it and finishes it there.
  ...(process.env.EXPORT_TO && { distDir: process.env.EXPORT_TO }),
  // A constant in the scripts, so that the code for photographs is left out where they are off.
  env: { PHOTOGRAPHS: process.env.PHOTOGRAPHS ?? "" },
  // The browser tests build what `npm run check` has checked already, with the records of fixtures/delivered.
  typescript:
    process.env.SETTINGS === "delivered" ? { ignoreBuildErrors: true, tsconfigPath: "tsconfig.delivered.json" } : {},
  // app/global-not-found.tsx: the page for unknown addresses stands beside the layouts and not within them.
  // All cores draw pages: by default one is left out, which on two is half of them.
  experimental: { globalNotFound: true, cpus: availableParallelism() },
  // Ready-made pictures only; nothing resizes them at run time.
  images: { unoptimized: true },
};

export default config;
