import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ogImagePath, ogSize } from "@/lib/og";
import { routeOf } from "@/lib/routes";
import { absoluteUrl, site } from "@/lib/site";
import { slugOf } from "@/lib/slug";
import { builtPage, builtPages, errorPages } from "./built";
import { allPaths, kinds } from "./pages";
import { expect, test } from "./test";

/** The size in a PNG's header. */
function pngSize(file: Buffer) {
  expect(file.toString("latin1", 1, 4)).toBe("PNG");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

test("gives every page a unique picture of 1200 by 630 px and under 60 kB", () => {
  const seen = new Map<string, string>();
  for (const { path, $ } of builtPages()) {
    const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr("content");
    const address = absoluteUrl(ogImagePath(routeOf(path).path));
    expect(meta("og:image"), path).toBe(address);
    expect(meta("twitter:card"), path).toBe("summary_large_image");
    expect(meta("og:image:type"), path).toBe("image/png");
    expect(meta("og:image:alt"), path).toBeTruthy();
    expect({ width: Number(meta("og:image:width")), height: Number(meta("og:image:height")) }).toEqual(ogSize);
    const file = readFileSync(`out${address.slice(site.url.length)}`);
    expect(pngSize(file), path).toEqual(ogSize);
    expect(file.length, path).toBeLessThan(60_000);
    const print = createHash("sha256").update(file).digest("hex");
    expect(seen.get(print), `${path} has the picture of another page`).toBeUndefined();
    seen.set(print, path);
  }
});

test("links icons and manifest on every page, and serves them with the right types", async ({ request }) => {
  const types = {
    "/favicon.ico": /^image\/(x-icon|vnd\.microsoft\.icon)/,
    "/favicon.svg": /^image\/svg\+xml/,
    "/apple-touch-icon.png": /^image\/png/,
    "/manifest.webmanifest": /^application\/manifest\+json/,
  };
  for (const { path, $ } of [...builtPages(), ...errorPages()]) {
    const links = $("link").filter("[rel=icon], [rel=apple-touch-icon], [rel=manifest]").get();
    expect(links.map(({ attribs }) => String(attribs.href)).sort(), path).toEqual(Object.keys(types).sort());
  }
  for (const [path, type] of Object.entries({ ...types, [ogImagePath("/areas/camden")]: /^image\/png$/ })) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toMatch(type);
  }
  expect(pngSize(readFileSync("out/apple-touch-icon.png"))).toEqual({ width: 180, height: 180 });
});

/** The attributes of the image of an area's street. */
const streetOf = (path: string) => builtPage(path).$(".street img").attr() ?? {};

test("shows every area's street without lazy loading, with a hashed name", async ({ request }) => {
  for (const path of allPaths.filter((path) => path.startsWith("/areas/"))) {
    const { src, loading, alt } = streetOf(path);
    expect(src, path).toMatch(new RegExp(`^/_next/static/media/street-${slugOf(path)}\\.[\\w~-]+\\.svg$`));
    expect(loading, path).toBeUndefined();
    expect(alt, path).toMatch(/^A street with .+ and .+$/);
    expect(readFileSync(`out${src}`, "utf8"), path).toMatch(/^<svg /);
  }
  const headers = (await request.get(String(streetOf("/areas/camden").src))).headers();
  expect(headers["content-type"]).toMatch(/^image\/svg\+xml/);
  expect(headers["cache-control"]).toBe("public, max-age=300, must-revalidate");
});

test("shows all three numbers of a street on phones, tablets and wide screens", async ({ page }) => {
  const heights = new Map<number, number>();
  await page.goto("/areas/camden");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    heights.set(width, Math.round((await page.locator(".street img").boundingBox())?.height ?? 0));
  }
  for (const slug of ["camden", "grays", "west-london", "redbridge"]) {
    // Open the image alone in a window of its size on the page.
    await page.goto(String(streetOf(`/areas/${slug}`).src));
    for (const [width, height] of heights) {
      await page.setViewportSize({ width, height });
      const isInside = await page.locator("circle.n").evaluateAll((circles) =>
        circles.map((circle) => {
          const { left, right, top } = circle.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && top >= 0;
        }),
      );
      expect(isInside, `${slug} at ${width} px`).toEqual([true, true, true]);
    }
  }
});

test("shows every drawing on tablets, on each kind of page", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of Object.values(kinds)) {
    await page.goto(path);
    // Other widths have drawings of their own, which a class hides here.
    const missing = await page
      .locator("main img:not([class*=hidden])")
      .evaluateAll((images) =>
        images
          .filter((image) => image.parentElement?.checkVisibility() && !image.checkVisibility())
          .map((image) => image.getAttribute("src")),
      );
    expect.soft(missing, path).toEqual([]);
  }
});
