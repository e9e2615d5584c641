/** @jest-environment node */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { plainText, typeset } from "@/lib/copy";
import { pageOf, pagesOf } from "@/lib/pages";
import { AnyPage } from "./any-page";

type Page = ReturnType<typeof pageOf>;

const draw = (page: Page) => load(renderToStaticMarkup(<AnyPage {...page} />));

/** Replaces every kind of white space by a plain space. */
const plain = (text: string) => text.replace(/\s+/g, " ");
const asSet = (text: string) => plain(typeset(text));

it.each(["/gas-services/landlord-gas-safety", "/services/gas-safety-certificates", "/maintenance"] as const)(
  "links from %s to the compliance calendar in text that phones do not close",
  (path) => {
    const $ = draw(pageOf(path));
    const links = $("a[href='/compliance-calendar']").toArray();
    expect(links.some((link) => $(link).closest("details").length === 0)).toBe(true);
  },
);

const topic = { id: "of-this-test", heading: "Searched for", paragraphs: ["What it is."] } as const;

it.each(pagesOf("hub", "landing", "plumber"))("$path has its topics as link targets", (page) => {
  const topics = [topic, ...(page.topics ?? [])] as const;
  const $ = draw({ ...page, topics });
  for (const { id, heading, paragraphs } of topics) {
    const section = $(`section[aria-labelledby="${id}"]`);
    expect(plain(section.find(`h2#${id}`).text())).toBe(asSet(heading));
    expect(plain(section.text())).toContain(asSet(plainText(paragraphs[0])));
  }
});

// e2e/booking.spec.ts tests the links.
it.each(pagesOf("landing"))("$path names its services and its highlights", (page) => {
  const text = plain(draw(page).root().text());
  for (const { name } of [...page.grid.items, ...page.highlights]) expect(text).toContain(asSet(name));
});
