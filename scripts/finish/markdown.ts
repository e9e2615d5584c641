import { tables } from "@joplin/turndown-plugin-gfm";
import type { CheerioAPI } from "cheerio";
import TurndownService from "turndown";
import { lastModified } from "@/lib/dates";
import { contactFacts } from "@/lib/markdown-page";
import type { SitePath } from "@/lib/paths";
import { absoluteUrl, site } from "@/lib/site";

const turndown = new TurndownService({ headingStyle: "atx", emDelimiter: "_" }).use(tables);
// List items are indented by their marker, not by four spaces.
turndown.addRule("entry", {
  filter: "li",
  replacement: (content, node) => {
    const list = node.parentElement;
    const marker = list?.nodeName === "OL" ? `${Array.from(list.children).indexOf(node) + 1}. ` : "- ";
    return `${marker}${content.trim().replace(/\n/g, `\n${" ".repeat(marker.length)}`)}\n`;
  },
});

/** Elements that repeat other content for display or interaction. */
const forTheScreen = [
  "nav, [aria-hidden='true'], [alt=''], svg, noscript, form, script, style, link, iframe, button",
  ".coverage, .planner, .fold > summary, .handle, .wall-sheet",
].join();

/**
 * Converts a page to Markdown: front matter with its facts and the firm's, then the text of its <main>.
 * @param path the page's path
 * @param $ the page, which is modified
 * @throws when the page has no <main> or no heading; the message names the page
 */
export function pageMarkdown(path: SitePath, $: CheerioAPI): string {
  const main = $("main");
  if (main.length !== 1 || main.find("h1").length !== 1) {
    throw new Error(`${path} has no <main> with an <h1>, which its Markdown is made of.`);
  }
  const header = {
    title: $("head > title").text(),
    url: absoluteUrl(path),
    description: $('meta[name="description"]').attr("content") ?? "",
    updated: lastModified(path),
    ...contactFacts(),
  };
  main.find(forTheScreen).remove();
  main.find(".fold").replaceWith((_, fold) => $(fold).contents());
  listChoices($);
  separateWords($);
  flattenLists($);
  nameTables($);
  absoluteLinks($, absoluteUrl(path));
  // A JSON string is also a valid YAML string.
  const lines = Object.entries(header).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const body = turndown
    .turndown(main.html() ?? "")
    .replaceAll("\u00a0", " ")
    // Removes numbers of positions in a drawing, such as "(2a)", because the text has no drawing.
    .replace(/ \(\d[ab]\)/g, "")
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n");
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}

/** Inserts spaces between words that only CSS separates. */
function separateWords($: CheerioAPI) {
  $("main span.whitespace-nowrap").replaceWith((_, word) => $(word).contents());
  $("main .sample-document i").replaceWith((_, note) => `(${$(note).text()})`);
  for (const label of $("main :is(b, span.label)").toArray()) {
    const next = label.nextSibling ? $(label.nextSibling).text() : "";
    const isEnded = !label.nextSibling || /[.:?!]$/.test($(label).text().trim()) || /^[.:]/.test(next);
    $(label).append(isEnded ? "" : ":");
    if (!/^[.:]/.test(next)) $(label).after(" ");
  }
  $("main span:not(.label) + span").before(", ");
  $("main a + a").before(" ");
}

/** Turns the states of a drawing into a list; the first state has no text. */
function listChoices($: CheerioAPI) {
  $("main fieldset").replaceWith((_, box) => {
    const choices = $(box).find("label:has(span)").toArray();
    return $("<ul>").append(...choices.map((choice) => $("<li>").append($(choice).contents())));
  });
  $("main li > input").remove();
}

/** Turns headings and pairs in lists into bold text, because a heading would break up the list. */
function flattenLists($: CheerioAPI) {
  $("main li :is(h2, h3, h4)").each((_, heading) => {
    const name = $("<strong>").html($(heading).html() ?? "");
    const text = $(heading).next("p");
    if (text.length > 0) text.prepend(name, ": ");
    else $(heading).before($("<p>").append(name));
    $(heading).remove();
  });
  $("main dl").replaceWith((_, list) => {
    const entries = $(list).find("dt").toArray();
    return $("<ul>").append(
      ...entries.map((term) =>
        $("<li>").append($("<strong>").html($(term).html() ?? ""), ": ", $(term).next("dd").contents()),
      ),
    );
  });
}

/** Puts a caption above its table, because Markdown tables have none. */
function nameTables($: CheerioAPI) {
  for (const table of $("main table").toArray()) $(table).before($("<p>").append($(table).find("caption").contents()));
  $("main caption").remove();
}

/** Makes links absolute, because the text is read outside the site. */
function absoluteLinks($: CheerioAPI, here: string) {
  $("main a:is([href^='/'], [href^='#'])").attr("href", (_, href) => new URL(href, here).href);
  $("main img[src^='/']").attr("src", (_, src) => site.url + src);
}
