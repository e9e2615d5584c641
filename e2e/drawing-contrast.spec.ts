import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "@/lib/slug";
import { kinds } from "./pages";
import { paleWords } from "./pale-words";
import { expect, test } from "./test";

// Those within pages are looked at in routes.spec.ts.

/** Of the streets, which are drawn alike, those of one area of each kind. */
const isShown = (file: string) =>
  !file.includes("/street-") || Object.values(kinds).some((path) => file.includes(`/street-${slugOf(path)}.`));

test("the words in files of drawings stand out from what is behind them, by day and after dark", async ({ page }) => {
  const files = readdirSync("out", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".svg") && isShown(file) && readFileSync(join("out", file), "utf8").includes("<text"),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    await page.goto(`/${file}`, { waitUntil: "domcontentloaded" });
    expect.soft(await paleWords(page), file).toEqual([]);
  }
});
