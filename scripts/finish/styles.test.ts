import { load } from "cheerio";
import type { Element } from "domhandler";
import { forOurBrowsers, pageStyles } from "./styles";

const address = "/_next/static/chunks/site.css";
const css = [
  "@font-face{font-family:A;src:url(../media/a.woff2)}",
  "@keyframes flow{to{opacity:1}}",
  "@keyframes idle{to{opacity:0}}",
  ":root{--ink:navy;--unused:red}",
  ".card{color:var(--ink);animation:flow 1s}",
  ":root{--deep:var(--ink);--accent:teal;--mark:gold}",
  "[data-state]{--accent:red}",
  "summary{color:var(--deep);background:var(--accent);fill:var(--mark)}",
  ".card:focus-visible{font-family:A}",
  ".card:hover{font-size:9px}",
  ".card:hover,.card:focus{font-size:8px}",
  "@media screen and (prefers-color-scheme:dark){:root{--sheet:black}}",
  ":root{--sheet:white}.card{background:var(--sheet)}",
  ".absent{animation:idle 1s}",
  "details[open] summary{color:teal}",
  '[data-state="open"]{display:block}',
  '[data-state="closed"]{display:none}',
  "table{width:100%}",
  "@layer properties{*{--ink:initial}}",
  '@property --edge{syntax:"*";inherits:false;initial-value:solid}',
  ".card{border-style:var(--edge,dotted)}",
  "@supports (color:red){.card::placeholder{color:red}}",
  "body:has(.absent) summary{left:0}",
  "body:has(> .card) summary{right:0}",
  ".card,.card::-webkit-datetime-edit{top:0}",
  "@media (min-width:60rem){.card{padding:0}.absent{padding:0}}",
].join("");

const page =
  '<div class="card" data-state="closed"><details><summary style="fill:var(--mark)">Q</summary></details></div>';
const elementsOf = (html: string) => load(html)<Element, string>("*").toArray();
const stylesOf = (html: string) => pageStyles(forOurBrowsers(css), address).of(elementsOf(html));

test("rules for what the page holds are kept, wherever they stand", async () => {
  const styles = await stylesOf(page);
  for (const rule of [".card{color", ".card:focus-visible", "body:has(>.card)", "[data-state=closed]"])
    expect(styles).toContain(rule);
  expect(styles).toMatch(/@media \(width>=60rem\)\{\.card\{padding:0\}\}/);
});

test("rules for what it does not hold go, with their variables and animations", async () => {
  const styles = await stylesOf(page);
  for (const gone of ["absent", "table", "idle", "--unused", '"open"']) expect(styles).not.toContain(gone);
  expect(styles).toContain("@keyframes flow");
});

test("a token stands where it is used, unless a theme or an element has a say in it", async () => {
  const styles = await stylesOf(page);
  expect(styles).toContain(".card{color:navy");
  expect(styles).toContain("color:navy;background:var(--accent);fill:var(--mark)");
  for (const kept of [":root{--accent:teal;--mark:gold}", "--accent:red"]) expect(styles).toContain(kept);
  for (const gone of ["--ink", "--deep"]) expect(styles).not.toContain(gone);
});

test("a colour that the dark scheme changes stays a variable, wherever the scheme stands", async () => {
  const styles = await stylesOf(page);
  for (const kept of ["background:var(--sheet)", "--sheet:white", "--sheet:black"]) expect(styles).toContain(kept);
});

test("what only a hovering pointer changes comes with the whole stylesheet", async () => {
  const styles = await stylesOf(page);
  expect(styles).toContain("font-size:8px");
  expect(styles).not.toContain("font-size:9px");
});

test("what Tailwind's base adds for other pages and browsers goes", async () => {
  const styles = await stylesOf(page);
  for (const gone of ["properties", "placeholder", "supports", "datetime"]) expect(styles).not.toContain(gone);
  expect(styles).toContain(".card{top:0}");
});

test("a mixed colour stands alone, without the one for browsers that mix none", async () => {
  const mixed = "color-mix(in oklab,var(--sheet) 20%,transparent)";
  const card = `.card{border-color:#fffc}@supports (color:${mixed}){.card{border-color:${mixed}}}`;
  const dark = "@media (prefers-color-scheme:dark){:root{--sheet:black}}:root{--sheet:white}";
  const styles = await pageStyles(forOurBrowsers(card + dark), address).of(elementsOf(page));
  expect(styles).toContain(".card{border-color:color-mix(");
});

test("a registered property that nothing sets is written as its first value", async () => {
  const styles = await stylesOf(page);
  expect(styles).toContain("border-style:solid");
  expect(styles).not.toContain("--edge");
});

test("rules for an answer the visitor opens are kept", async () => {
  expect(await stylesOf(page)).toContain("details[open] summary");
});

test("addresses in a stylesheet lead to the same file from the page", async () => {
  expect(await stylesOf(page)).toContain("url(/_next/static/media/a.woff2)");
});

test("pages made of the same parts share one result, others do not", async () => {
  const styles = pageStyles(forOurBrowsers(css), address);
  const first = styles.of(elementsOf(page));
  expect(styles.of(elementsOf(page))).toBe(first);
  expect(await styles.of(elementsOf("<table></table>"))).not.toBe(await first);
});

test("the pages of a kind share a stylesheet of what any of them uses, without the font", async () => {
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
