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
    // React and cheerio write `hidden=""` and `crossorigin=""`, which are as valid as the short form.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The heights of the maps depend on the data, and Radix sets styles; the CSP allows style attributes.
    "no-inline-style": "off",
    // Radix omits the type, which only matters in forms, where its buttons are not used.
    "no-implicit-button-type": "off",
    // An input without a type is a text field.
    "no-implicit-input-type": "off",
    // Ids of React and Radix contain any characters that HTML allows, which are all except white space.
    "valid-id": ["error", { relaxed: true }],
    // ARIA allows names of lists: screen readers announce "Credentials, list of three".
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Integrity is for files of other hosts, which the site does not use.
    "require-sri": ["error", { target: "crossorigin" }],
    // Visitors copy the number, which is a setting, so it has ordinary spaces.
    "tel-non-breaking": "off",
    // lib/metadata.test.ts checks the width in search results.
    "long-title": "off",
    "heading-level": ["error", { minInitialRank: "h1" }],
  },
};

// One area in ten is a sufficient sample, because one template renders all areas. Validating a page takes 0.1 s.
test("exports valid HTML", async () => {
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

test("marks the current page in the menus", () => {
  const wrong = builtPages().flatMap(({ path, $ }) =>
    $(".main-nav a, #mobile-menu a[href^='/']:not(.logo, [target])")
      .get()
      .filter(({ attribs }) => attribs["aria-current"] !== (attribs.href === path ? "page" : undefined))
      .map(({ attribs }) => `${attribs.href} on ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("gives pictures a size against layout shifts, and drawings a name or an empty alternative", () => {
  for (const { path, $ } of builtPages()) {
    const sizeless = $("img").filter((_, { attribs: { width, height } }) => !(Number(width) > 0 && Number(height) > 0));
    expect(sizeless.length, `pictures without a size on ${path}`).toBe(0);
    const drawings = $("svg").not("[aria-hidden='true'], [aria-hidden='true'] *, [role='presentation'], svg svg");
    expect(drawings.not("[role][aria-label], [role][aria-labelledby]").length, `nameless drawings of ${path}`).toBe(0);
  }
});

test("gives every table a caption and header cells", () => {
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

test("names what it opens in each control that opens something", () => {
  for (const { path, $ } of builtPages()) {
    const names = $("main summary")
      .get()
      .map((control) => $(control).attr("aria-label") ?? $(control).text().trim())
      .filter((name) => name.length > 3 && name !== "More");
    expect(new Set(names).size, path).toBe($("main summary").length);
  }
});

test("exports no invisible characters, which would affect copying, searching and screen readers", () => {
  const texts = filesIn("out").filter(
    (file) => /\.(html|md|txt|xml|json|vcf|webmanifest)$/.test(file) || /static\/pages\/.*\.js$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(3 * builtPages().length);
  for (const file of texts) {
    // Also decode HTML and script escapes. Soft hyphens are removed, because they are visible where they break.
    const text = readFileSync(`out/${file}`, "utf8").replace(
      /&#(x?)([\da-f]+);|\\u([\da-f]{4})/gi,
      (_, hex, digits, escaped) => String.fromCodePoint(Number.parseInt(escaped ?? digits, escaped || hex ? 16 : 10)),
    );
    expect(text.match(/(?![\n\r\t\u00ad])[\p{Cf}\p{Cc}]/gu) ?? [], file).toEqual([]);
  }
});

test("shows no notation of the data", () => {
  for (const { path, $ } of builtPages()) expect(wordsOf($, "body"), path).not.toMatch(/\]\(|\{\w+\}|undefined/);
});

test("excludes the firm's name, address and numbers from translation on every page, and links numbers", () => {
  const numbers = [site.phone.display, gasEmergency.phone];
  const kept = [...numbers, site.email.display, business.name, addressLine()].filter(Boolean);
  for (const { path, $ } of [...builtPages(), ...errorPages(), builtPage("/booking-request")]) {
    const texts = $("body *").not("script, style, noscript, svg *").contents().get();
    /** The texts that contain one of these words, except in some elements. */
    const holding = (words: readonly string[], within = "none") =>
      texts.flatMap((node) => {
        const text = node.type === "text" ? plain(node.data) : "";
        return words.some((word) => text.includes(word)) && $(node).parent().closest(within).length === 0 ? [text] : [];
      });
    expect(holding(kept), path).not.toEqual([]);
    expect(holding(kept, "[translate=no]"), path).toEqual([]);
    // The danger links of the emergency page lead to the steps, where the number is a link.
    expect(holding(numbers, "a[href^='tel:'], .wall-sheet, .danger-links"), path).toEqual([]);
  }
});
