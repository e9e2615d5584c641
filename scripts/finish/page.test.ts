// e2e/kinds.spec.ts and e2e/budget.spec.ts check finished pages in a browser.
import { load } from "cheerio";
import { finishPage } from "./page";

const scripts = ["a", "b", "c", "d"].map((name) => `<script src="/${name}.js" async></script>`).join("");
const flight = `<script>self.__next_f=self.__next_f||[]</script><script>self.__next_f.push([1,"data"])</script>`;
const stylesheet = `<link rel="stylesheet" href="/site.css">`;

/** Finishes a page in the form that Next exports, optionally without a part. */
async function finish(parts: { stylesheet?: string; scripts?: string; flight?: string; body?: string }) {
  const page = { stylesheet, scripts, flight, body: "", ...parts };
  const source = `<head><meta charset="utf-8">${page.stylesheet}${page.scripts}</head><h1>Page</h1>${page.body}${page.flight}`;
  const { html } = await finishPage("areas/camden.html", load(source), {
    loader: "",
    stylesheet: "/site.css",
    read: () => "",
    stylesFor: async () => "@font-face{font-family:archivo;src:url(a.woff2)}",
    sharedStylesheet: () => "",
    parties: { bookingUrl: "/booking", contactEndpoint: "", turnstileSiteKey: "", mapUrl: "" },
  });
  return load(html)("#deferred");
}

test.each([
  ["scripts", { scripts: "" }, /areas\/camden\.html.*scripts/],
  ["flight data", { flight: "" }, /areas\/camden\.html.*flight data/],
  ["a stylesheet", { stylesheet: "" }, /areas\/camden\.html.*stylesheet/],
])(
  "stops the build at an exported page without %s, and names the page and what is missing",
  async (_, parts, message) => {
    await expect(finish(parts)).rejects.toThrow(message);
  },
);

test("lists the days on which parts of the page are shown for the loader, each once", async () => {
  const [first, second] = ["2026-11-25/2026-12-25", "2026-12-21/2026-12-28"];
  const body = [first, second, first].map((days) => `<p data-dated="${days}">Closed</p>`).join("");
  expect((await finish({ body })).attr("data-dated")).toBe(`${first} ${second}`);
});
