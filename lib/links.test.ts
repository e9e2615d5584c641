import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allTexts, parseLinks, textsOf } from "./copy";
import { pageOf, pagesOf, sitePages } from "./pages";

/** What is wrong with a link; nothing where it leads somewhere. */
function faultOf(link: string): string | undefined {
  try {
    parseLinks(link);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** How many links in the texts of other pages lead to a page, or to a part of it. */
function linksTo(path: string): number {
  const pattern = new RegExp(`\\]\\(${path}[#)]`, "g");
  return sitePages
    .filter((page) => page.path !== path)
    .flatMap(textsOf)
    .reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
}

it.each([
  ...pagesOf("hub").map(({ path }) => path),
  ...["/design-services", "/maintenance", "/emergency-services", "/emergency", "/bms-services"],
])("at least eight links in the texts of other pages lead to %s", (path) => {
  expect(linksTo(path)).toBeGreaterThanOrEqual(8);
});

describe("a link in the copy", () => {
  it("links to an existing page and topic", () => {
    const root = join(__dirname, "../data");
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const faults = files.flatMap((file) => {
      const links = readFileSync(join(root, file), "utf8").match(/\[[^\]]+\]\(\/[^)]*\)/g) ?? [];
      return links.flatMap((link) => faultOf(link)?.replace(/^/, `data/${file}, ${link}: `) ?? []);
    });
    // types.ts shows the notation.
    expect(faults.filter((fault) => !fault.startsWith("data/types.ts"))).toEqual([]);
    for (const text of allTexts()) expect(() => parseLinks(text)).not.toThrow();
  });

  it("is refused by the page and the id where the page has no such topic", () => {
    const page = pageOf("/air-conditioning");
    Object.assign(page, { topics: [{ id: "tm44-inspections", heading: "TM44 inspections", paragraphs: ["Text."] }] });
    expect(parseLinks("[TM44](/air-conditioning#tm44-inspections)")).toEqual([
      { text: "TM44", start: 0, href: "/air-conditioning#tm44-inspections" },
    ]);
    expect(() => parseLinks("[TM44](/air-conditioning#tm45)")).toThrow(
      '/air-conditioning has no topic "tm45" (its topics are tm44-inspections). Add it to the page\'s record or correct the link.',
    );
    expect(() => parseLinks("[Contact](/contact#form)")).toThrow('/contact has no topic "form" (it has none)');
  });
});
