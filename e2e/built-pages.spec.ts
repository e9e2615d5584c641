import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";
import { business, gasEmergency } from "@/data/business";
import { addressLine } from "@/lib/company";
import { filesIn } from "@/lib/files-in";
import { site } from "@/lib/site";
import { builtPage, builtPages, errorPages, plain, wordsOf } from "./built";

const html: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // How React and cheerio write HTML (`hidden=""`, `crossorigin=""`) is as valid as the shorter way.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The heights of the maps are figures of the data, and Radix writes its own; the policy allows style attributes.
    "no-inline-style": "off",
    // Radix leaves it out; its buttons stand in no form, where it would matter.
    "no-implicit-button-type": "off",
    // An input without a type is a text field.
    "no-implicit-input-type": "off",
    // React's and Radix's own identifiers hold any character that HTML allows, which is all but white space.
    "valid-id": ["error", { relaxed: true }],
    // A named list is within ARIA: readers announce "Credentials, list of three".
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Integrity is for files of other hosts; ours are all our own.
    "require-sri": ["error", { target: "crossorigin" }],
    // A number is a setting that visitors also copy, so its blanks are ordinary ones.
    "tel-non-breaking": "off",
    // What it costs in a search result is asked of the records (lib/metadata.test.ts).
    "long-title": "off",
    "heading-level": ["error", { minInitialRank: "h1" }],
  },
};

// One template draws every area from records of one type, so one area in ten stands for them: each page takes a tenth of a
// second of a core.
test("pages are valid HTML", async () => {
  const validator = new HtmlValidate(html);
  const areas = builtPages().filter(({ path }) => path.startsWith("/areas/"));
  const faults: string[] = [];
  for (const page of [...builtPages(), ...errorPages()]) {
    if (areas.indexOf(page) % 10 > 0) continue;
    const { results } = await validator.validateString(page.html, page.path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${page.path} ${ruleId}: ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});

test("the menus say which of their links is the page itself", () => {
  const wrong = builtPages().flatMap(({ path, $ }) =>
    $(".main-nav a, #mobile-menu a[href^='/']:not(.logo, [target])")
      .get()
      .filter(({ attribs }) => attribs["aria-current"] !== (attribs.href === path ? "page" : undefined))
      .map(({ attribs }) => `${attribs.href} on ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("pictures have a size, so that nothing moves when they come, and drawings a name or none to be read", () => {
  for (const { path, $ } of builtPages()) {
    const sizeless = $("img").filter((_, { attribs: { width, height } }) => !(Number(width) > 0 && Number(height) > 0));
    expect(sizeless.length, `pictures without a size on ${path}`).toBe(0);
    const drawings = $("svg").not("[aria-hidden='true'], [aria-hidden='true'] *, [role='presentation'], svg svg");
    expect(drawings.not("[role][aria-label], [role][aria-labelledby]").length, `nameless drawings of ${path}`).toBe(0);
  }
});

test("every table says what it is and which of its cells are headings", () => {
  const nameless = builtPages().flatMap(({ path, $ }) =>
    $("table")
      .filter((_, table) => {
        const name = $(table).children("caption").text() || $(`#${$(table).attr("aria-labelledby")}`).text();
        return !name || $(table).find("th:not([scope])").length > 0 || $(table).find("thead th").length < 2;
      })
      .get()
      .map((table) => `${path}: ${$(table).text().slice(0, 60)}`),
  );
  expect(nameless).toEqual([]);
});

test("each control of a page that opens something says by its name what it opens", () => {
  for (const { path, $ } of builtPages()) {
    const names = $("main summary")
      .get()
      .map((control) => $(control).attr("aria-label") ?? $(control).text().trim())
      .filter((name) => name.length > 3 && name !== "More");
    expect(new Set(names).size, path).toBe($("main summary").length);
  }
});

test("texts hold no invisible characters, so that they are copied, searched and read aloud as they look", () => {
  const texts = filesIn("out").filter(
    (file) => /\.(html|md|txt|xml|json|vcf|webmanifest)$/.test(file) || /static\/pages\/.*\.js$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(3 * builtPages().length);
  for (const file of texts) {
    // Written as itself or, in HTML and in scripts, by its number; a soft hyphen is one that is seen where it breaks.
    const text = readFileSync(`out/${file}`, "utf8").replace(
      /&#(x?)([\da-f]+);|\\u([\da-f]{4})/gi,
      (_, hex, digits, escaped) => String.fromCodePoint(Number.parseInt(escaped ?? digits, escaped || hex ? 16 : 10)),
    );
    expect(text.match(/(?![\n\r\t\u00ad])[\p{Cf}\p{Cc}]/gu) ?? [], file).toEqual([]);
  }
});

test("no page shows the notation of the data", () => {
  for (const { path, $ } of builtPages()) expect(wordsOf($, "body"), path).not.toMatch(/\]\(|\{\w+\}|undefined/);
});

test("a translation leaves the firm's name, address and numbers on every page as they are, and each number calls", () => {
  const numbers = [site.phone.display, gasEmergency.phone];
  const kept = [...numbers, site.email.display, business.name, addressLine()].filter(Boolean);
  for (const { path, $ } of [...builtPages(), ...errorPages(), builtPage("/booking-request")]) {
    const texts = $("body *").not("script, style, noscript, svg *").contents().get();
    /** The texts that hold one of these words, but for those within some elements. */
    const holding = (words: readonly string[], within = "none") =>
      texts.flatMap((node) => {
        const text = node.type === "text" ? plain(node.data) : "";
        return words.some((word) => text.includes(word)) && $(node).parent().closest(within).length === 0 ? [text] : [];
      });
    expect(holding(kept), path).not.toEqual([]);
    expect(holding(kept, "[translate=no]"), path).toEqual([]);
    // A door of the emergency page leads to the steps, where the number calls.
    expect(holding(numbers, "a[href^='tel:'], .wall-sheet, .danger-links"), path).toEqual([]);
  }
});
