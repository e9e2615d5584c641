import { load } from "cheerio";
import type { Element } from "domhandler";
import { forOurBrowsers } from "./rules";
import { pageStyles } from "./styles";

const address = "/_next/static/chunks/site.css";
const css = [
  "@font-face{font-family:A;src:url(../media/a.woff2)}",
  "@keyframes flow{to{opacity:1}}",
  "@keyframes idle{to{opacity:0}}",
  ":root{--ink:navy;--unused:red}",
  ".card{color:var(--ink);animation:flow 1s}",
  ".card:focus-visible{font-family:A}",
  ".card:hover{font-size:9px}",
  ".card:hover,.card:focus{font-size:8px}",
  ".absent{animation:idle 1s}",
  "details[open] summary{color:teal}summary::-webkit-details-marker{display:none}",
  '[data-state="open"]{display:block}',
  '[data-state="closed"]{display:none}',
  "table{width:100%}",
  "@layer properties{*{--ink:initial}}",
  "html{-webkit-text-size-adjust:100%;text-size-adjust:100%}",
  "@supports (color:red){.card::placeholder{color:red}}",
  "body:has(.absent) summary{left:0}",
  ":is(.absent,.card):has(details){gap:0}:is(.absent):has(details){gap:3px}",
  ".card>:is(.absent,:first-child){top:1px}",
  "body:has(> .card) summary{right:0}",
  "body:has(.other, .card) summary{inset:0}",
  "body:has(> table) summary{bottom:0}",
  "summary:not(:has(.other)){order:2}",
  ".card,.card::-webkit-datetime-edit{top:0}",
  "@media (min-width:60rem){.card{padding:0}.absent{padding:0}}",
].join("");

const page = '<div class="card" data-state="closed"><details><summary>Q</summary></details></div>';
const elementsOf = (html: string) => load(html)<Element, string>("*").toArray();

test.each<[string, { kept?: readonly string[]; gone?: readonly string[] }]>([
  [
    "the rules of its elements, at any depth",
    {
      kept: [
        ".card{color",
        ".card:focus-visible",
        "body:has(>.card)",
        "body:has(.other,.card)",
        "summary:not(:has(.other))",
        ".card:has(details){gap:0}",
        ".card>:first-child{top:1px}",
        "[data-state=closed]",
        "details[open] summary",
      ],
      gone: ["absent", "3px", "table", "idle", "--unused", '"open"'],
    },
  ],
  ["prefixes for older iPhones", { kept: ["-webkit-text-size-adjust:100%", "summary::-webkit-details-marker"] }],
  ["its animations and wide screens", { kept: ["@keyframes flow", "@media (width>=60rem){.card{padding:0}}"] }],
  ["focus styles, but no hover-only styles", { kept: ["font-size:8px"], gone: ["font-size:9px"] }],
  [
    "no rules of Tailwind for other pages and browsers",
    { kept: [".card{top:0}"], gone: ["properties", "placeholder", "supports", "datetime"] },
  ],
  ["URLs that are correct relative to the page", { kept: ["url(/_next/static/media/a.woff2)"] }],
])("the styles of a page contain %s", async (_, { kept = [], gone = [] }) => {
  const styles = await pageStyles(forOurBrowsers(css), address).of(elementsOf(page));
  expect(kept.filter((rule) => !styles.includes(rule))).toEqual([]);
  expect(gone.filter((rule) => styles.includes(rule))).toEqual([]);
});

test("omits states and print from the styles of a first screen", async () => {
  const styles = await pageStyles(forOurBrowsers(`${css}@media print{.card{margin:0}}`), address).of(
    elementsOf(page),
    true,
  );
  expect(styles).toContain(".card{color");
  expect(styles).not.toMatch(/focus|hover|print|keyframes/);
});

test("shares a stylesheet between the pages of a kind, without the font", async () => {
  const styles = pageStyles(forOurBrowsers(css), address);
  styles.share("area", elementsOf('<p class="card" style="font-family:A">'));
  styles.share("area", elementsOf("<table></table>"));
  styles.share("home", elementsOf("<p></p>"));
  const shared = await styles.shared();
  expect([...shared.keys()]).toEqual(["area", "home"]);
  expect(shared.get("area")).toContain("table{width:100%}");
  expect(shared.get("area")).toContain(".card{");
  expect(shared.get("area")).not.toContain("@font-face");
  expect(shared.get("home")).not.toContain("table");
});

it("keeps variables that only the styles of the page's route use", async () => {
  const styles = await pageStyles(css, address).of(elementsOf(page), false, ".route{color:var(--unused)}");
  expect(styles).toContain("--unused:red");
});
