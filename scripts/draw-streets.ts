// Before a build: the street of each area, as a file that its page shows late, under a name of its content.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readTokens } from "@/components/og/resolve";
import { StreetFile } from "@/components/street/street-file";
import { streetFolder } from "@/components/street/street-files";
import { streets } from "@/data/areas/streets";

const tokens = readTokens(readFileSync("app/colours.css", "utf8"));
function token(name: string): string {
  const value = tokens.get(`--color-${name}`);
  if (!value) throw new Error(`app/colours.css has no --color-${name}, which the streets are drawn with.`);
  return value;
}

rmSync(streetFolder, { recursive: true, force: true });
mkdirSync(streetFolder, { recursive: true });
for (const [slug, street] of Object.entries(streets)) {
  const svg = renderToStaticMarkup(createElement(StreetFile, { street, token }));
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  writeFileSync(join(streetFolder, `${slug}.${hash}.svg`), svg);
}
