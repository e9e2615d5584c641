import { load } from "cheerio";
import { finishPage, pause, speculation } from "./page";
import { policyFor } from "./policy";

const loader = "console.log('the loader')";
const font = "@font-face{font-family:archivo;src:url(a.woff2)}";
const parties = {
  bookingUrl: "/booking-request?id=1",
  mapUrl: "https://maps.example/embed",
  contactEndpoint: "",
  turnstileSiteKey: "",
};
const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const external = ["a", "b", "c", "d"].map((name) => `<script src="${chunk(name)}" async></script>`).join("");
const data = (...pieces: string[]) =>
  pieces.map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`).join("");
const tree = '0:["$","html",null,{"children":"$L2"}]\n2:["$","body",null,{"children":"$L3"}]\n3:I[4,[],"Page"]\n';
const flight = `<script>self.__next_f=self.__next_f||[]</script>${data(tree.slice(0, 20), tree.slice(20))}`;
const stylesheet = `<link rel="stylesheet" href="/_next/static/chunks/site.css">`;
const listing = `<script type="application/ld+json">{"@type":"Plumber"}</script>`;

/** A page as Next exports it, or one that lacks a part. */
function exported(parts: { stylesheet?: string; external?: string; flight?: string; body?: string } = {}): string {
  const page = { stylesheet, external, flight, body: "", ...parts };
  return `<!DOCTYPE html><html><head><link rel="preload" as="script" href="${chunk("a")}"><meta charset="utf-8">
    <title>Page</title>${page.stylesheet}${page.external}<script src="${chunk("old")}" noModule></script>${listing}</head>
    <body><h1>Page</h1>${page.body}<script src="${chunk("d")}" async></script>${page.flight}</body></html>`;
}

/** The finished page, parsed, and what the step was asked for. */
async function finish(source: string) {
  let styled: readonly string[] = [];
  const page = await finishPage("areas/camden.html", load(source), {
    loader,
    stylesheet: "/_next/static/chunks/site.css",
    read: (address) => `/* ${address} */`,
    stylesFor: async (elements) => {
      styled = elements.map(({ name }) => name);
      return font;
    },
    sharedStylesheet: (elements) => `/shared.css?${elements.length}`,
    policy: policyFor([speculation, pause, loader], parties),
  });
  return { ...page, styled, $: load(page.html) };
}

const listOf = ($: ReturnType<typeof load>): string[] => JSON.parse($("#deferred").text());

test.each([
  ["scripts", { external: "" }, /areas\/camden\.html.*scripts/],
  ["flight data", { flight: "" }, /areas\/camden\.html.*flight data/],
  ["a stylesheet", { stylesheet: "" }, /areas\/camden\.html.*stylesheet/],
])(
  "a page that Next has exported without %s stops the build with its name and what it lacks",
  async (_, parts, message) => {
    await expect(finish(exported(parts))).rejects.toThrow(message);
  },
);

test("the loader's list holds the stylesheet, the page's data, then every script once in the page's order, no polyfill", async () => {
  const { $, data } = await finish(exported());
  expect(listOf($)).toEqual(["/_next/static/chunks/site.css", data.path, ...["a", "b", "c", "d"].map(chunk)]);
});

/** What Next is handed when the page's data file is run. */
function handed({ data: { text } }: Awaited<ReturnType<typeof finish>>): string {
  const self: { __next_f: [number, string][] } = { __next_f: [] };
  new Function("self", text)(self);
  return self.__next_f.map(([, piece]) => piece).join("");
}

test("the page's data is in a file named by its content, as Next wrote it", async () => {
  const first = await finish(exported());
  const second = await finish(exported({ flight: flight.replace('\\"Page', '\\"Home') }));
  expect(handed(first)).toBe(tree);
  expect(first.data.path).toMatch(/^\/_next\/static\/.+\.js$/);
  expect(second.data.path).not.toBe(first.data.path);
  expect((await finish(exported())).data).toEqual(first.data);
});

test("the styles of a page of a single screen are inlined, and the complete stylesheet is deferred", async () => {
  const { $, styled } = await finish(exported({ body: "<p></p>" }));
  expect(styled).toContain("p");
  expect($('link[rel="stylesheet"]')).toHaveLength(0);
  expect($("head style").text()).toBe(font);
});

test("what only the page's own route imports is inlined after them", async () => {
  const own = stylesheet.replace("site", "route");
  const { $ } = await finish(exported({ stylesheet: own + stylesheet }));
  expect($("head style").text()).toBe(`${font}/* /_next/static/chunks/route.css */`);
  expect(listOf($)[0]).toBe("/_next/static/chunks/site.css");
});

test("the styles of the first screen are inlined, and those of the rest are linked right after it", async () => {
  const body = `<main><div><h1>Page</h1><i></i></div><section><div><h2>More</h2></div></section><b></b></main>`;
  const { $, styled } = await finish(exported({ body }).replace("<h1>Page</h1><main>", "<main>"));
  expect(styled).toContain("i");
  for (const lower of ["section", "h2", "b"]) expect(styled).not.toContain(lower);
  const link = $('link[rel="stylesheet"]');
  expect(link.prev().find("h1")).toHaveLength(1);
  expect(link.next().is("script")).toBe(true);
  expect(link.nextAll().eq(1).is("section")).toBe(true);
  expect(Number(link.attr("href")?.split("?")[1])).toBeGreaterThan(styled.length);
});

test("a page that must work out what to show hydrates at once, every other on the first interaction", async () => {
  const [deferred, eager] = [await finish(exported()), await finish(exported({ body: "<div data-eager></div>" }))];
  expect([deferred, eager].map(({ $ }) => $("#deferred").attr("data-eager"))).toEqual([undefined, ""]);
});

test("the days on which parts of the page are meant are listed for the loader, each once", async () => {
  const [first, second] = ["2026-11-25/2026-12-25", "2026-12-21/2026-12-28"];
  const body = [first, second, first].map((days) => `<p data-dated="${days}">Closed</p>`).join("");
  const { $ } = await finish(exported({ body }));
  expect($("#deferred").attr("data-dated")).toBe(`${first} ${second}`);
});

test("an icon loses its name, its size and the width of its lines, and no other drawing does", async () => {
  const icon = `<svg width="24" height="24" viewBox="0 0 24 24" stroke-width="2" class="lucide lucide-mail icon"
    aria-hidden="true"><path d="M0 0"></path></svg>`;
  const { html } = await finish(exported({ body: `${icon}<svg stroke-width="3"></svg>` }));
  const left = '<svg viewBox="0 0 24 24" class="icon" aria-hidden="true"><path d="M0 0"/></svg>';
  expect(html).toContain(`${left}<svg stroke-width="3"></svg>`);
});
