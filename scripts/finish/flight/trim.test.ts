/** @jest-environment node */
import { load } from "cheerio";
import type { Json } from "./rows";
import { trimFlight } from "./trim";

const page = `<html><body><main id="main"><section class="words"><h2>Cafés</h2><p>Gas<!-- -->, air</p></section>
  <div class="words"><a href="/x">Gas</a></div><div class="menu"><button>Menu</button></div></main></body></html>`;

const modules = [
  '1:"$Sreact.fragment"',
  '2:"/menu.js"',
  '3:I[10,["$2"],"Menu"]',
  '4:I[11,["$2","/lost.js"],"Lost"]',
  '5:I[12,["/router.js"],"Router"]',
];
const section = ["$", "section", null, { className: "words", children: ["$L7", "$L8"] }];
const heading = ["$", "h2", null, { children: "$9" }];
const text = ["$", "p", null, { children: ["$", "$1", null, { children: ["Gas", ", air"] }] }];
const link = ["$", "div", null, { className: "words", children: ["$", "a", null, { href: "/x", children: "Gas" }] }];
const menu = ["$", "$L3", null, { label: ["$", "b", null, { children: ["$8:props:children:props:children:0"] }] }];
const holder = ["$", "div", null, { className: "menu", children: menu }];
const router = ["$", "$L5", null, { notFound: ["$", "$L4", null, {}] }];
const body = (...children: unknown[]) => [
  "$",
  "html",
  null,
  { children: ["$", "body", null, { children: [["$", "main", null, { id: "main", children }], router] }] },
];

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}`;
const flightOf = (root: unknown, ...more: string[]) =>
  `${[...modules, row("0", { tree: root }), row("7", heading), row("8", text), ...more].join("\n")}\n9:T6,Cafés`;

/** The trimmed data, its rows by their ids, and the page as it was marked. */
function trim(flight: string, html = page) {
  const $ = load(html);
  const trimmed = trimFlight(flight, $);
  const rows = new Map(
    trimmed.text
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
  );
  const tree: { tree: Json } = JSON.parse(rows.get("0") ?? "null");
  return { ...trimmed, rows, tree: JSON.stringify(tree), $ };
}

test("plain parts leave the data and are marked in the page in its order, each once and as large as it can be", () => {
  const { $, tree, rows } = trim(flightOf(body(section, link, holder)));
  const marked = $("[data-still]").toArray();
  expect(marked.map((element) => $(element).text())).toEqual(["CafésGas, air", "Gas"]);
  expect(tree).toContain('"section",null,{"className":"words","dangerouslySetInnerHTML":{"__html":0}}');
  expect(tree).toContain('"div",null,{"className":"words","dangerouslySetInnerHTML":{"__html":1}}');
  for (const gone of ["7", "8", "9"]) expect(rows.has(gone)).toBe(false);
});

test("a client component stays, with all that is handed to it and what that refers to elsewhere", () => {
  const { tree, rows, $ } = trim(flightOf(body(section, holder)));
  expect(tree).toContain('["$","$L3",null,{"label":["$","b",null,{"children":["Gas"]}]}]');
  expect(rows.get("3")).toBe('I[10,["$2"],"Menu"]');
  expect($(".menu").attr("data-still")).toBeUndefined();
});

test("the page for unknown addresses goes, and the scripts that only it would ask for are named", () => {
  const { tree, idleScripts, rows } = trim(flightOf(body(section, holder)));
  expect(tree).toContain('"notFound":"$undefined"');
  expect(idleScripts).toEqual(["/lost.js"]);
  expect(rows.has("4")).toBe(false);
});

test("an icon of the library counts as plain, other client components do not", () => {
  const icon = ["$", "$L3", null, { icon: { name: "phone", node: [["path", { d: "M0 0" }]] } }];
  const withIcon = (part: unknown) => ["$", "div", null, { className: "words", children: [part, "Gas"] }];
  expect(trim(flightOf(body(withIcon(icon), holder))).$("div[data-still]")).toHaveLength(1);
  expect(trim(flightOf(body(withIcon(menu), holder))).$("div[data-still]")).toHaveLength(0);
});

test("structured data is in the page once", () => {
  const data = ["$", "script", null, { type: "application/ld+json", dangerouslySetInnerHTML: { __html: "$9" } }];
  const html = page.replace("</main>", '<script type="application/ld+json">Cafés</script></main>');
  expect(
    trim(flightOf(body(section, holder, data)), html)
      .$("script")
      .attr("data-still"),
  ).toBe("");
});

test("rows that this step does not know are handed on as they are", () => {
  const { text } = trim(flightOf(body(section, holder), ':HL["/a.css","style"]', "a:X", "a:C"));
  for (const line of [':HL["/a.css","style"]', "a:X", "a:C"]) expect(text.split("\n")).toContain(line);
});

test.each([
  [
    "a part that the page does not have",
    body(["$", "div", null, { className: "gone", children: [link] }], holder),
    /<div class="gone">/,
  ],
  ["a row that it does not have", body("$Lff"), /row ff/],
  ["a part of a row that it does not have", body(section, "$8:props:title"), /\$8:props:title/],
])("data that speaks of %s stops the build", (_what, root, message) => {
  expect(() => trim(flightOf(root))).toThrow(message);
});

test("data that breaks off stops the build", () => {
  expect(() => trim('0:{"tree":')).toThrow(/breaks off in row 0/);
});
