import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { freePort } from "@/lib/listen";
import { sitePages } from "@/lib/pages";
import { builtPage } from "./built";

/** The first page of each kind. */
const paths = sitePages
  .filter(({ kind }, index) => sitePages.findIndex((page) => page.kind === kind) === index)
  .map(({ path }) => path);

/** The finishing step leaves these out of the export: Next's own note, and what X also reads from og:. */
const leftOut = ["next-size-adjust", "twitter:title", "twitter:description", "twitter:image"];

/** What a page tells machines, and where it leads. */
function contentOf($: CheerioAPI) {
  const meta = $("meta[content]:not([http-equiv])").map((_, { attribs }) => {
    const name = attribs.name ?? attribs.property ?? "";
    return leftOut.some((start) => name.startsWith(start)) ? [] : `${name}: ${attribs.content}`;
  });
  return {
    title: $("title:not(svg title)").text(),
    canonical: $('link[rel="canonical"]').attr("href"),
    // Next may stream the head in another order.
    meta: meta.get().sort(),
    structuredData: $('script[type="application/ld+json"]').text(),
    links: $("a")
      .map((_, { attribs }) => `${attribs.href} ${attribs["aria-current"] ?? ""}`)
      .get(),
  };
}

test("the development server serves the same content as the export", async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NODE_ENV: "development", SETTINGS: "delivered" } as const;
  // A process group of its own, so that one signal ends npm and what it has started.
  const server = spawn("npm run dev 2>&1", { env, detached: true, shell: true });
  let output = "";
  try {
    for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
      output += part;
      if (output.includes("Ready")) break;
    }
    server.stdout.on("data", (part) => {
      output += part;
    });
    for (const path of paths) {
      const response = await fetch(`http://localhost:${port}${path}`);
      const { $ } = builtPage(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(contentOf(load(await response.text())), path).toEqual(contentOf($));
    }
    expect(output).not.toMatch(/⨯|error/i);
  } finally {
    if (process.platform === "win32") spawnSync("taskkill", ["/pid", `${server.pid}`, "/t", "/f"]);
    else process.kill(-Number(server.pid));
    await once(server, "exit");
  }
});
