import { render } from "@testing-library/react";
import { plainText, typeset } from "@/lib/copy";
import { pageOf, pagesOf, type SitePage, sitePages } from "@/lib/pages";
import { Page } from ".";
import { CalendarTemplate } from "./calendar";
import { ContactTemplate } from "./contact";

function bodyOf(page: SitePage) {
  if (page.kind === "contact") return <ContactTemplate {...page} />;
  return page.kind === "calendar" ? <CalendarTemplate {...page} /> : <Page {...page} />;
}

/** A text as it is set; the matcher reads every blank as an ordinary one. */
const asSet = (text: string) => typeset(text).replace(/\s/g, " ");

describe.each(sitePages)("$path", (page) => {
  it("has one h1 and skips no heading, and every button and link has a name", () => {
    const { container } = render(bodyOf(page));
    const levels = [...container.querySelectorAll("h1, h2, h3, h4")].map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const nameless = [...container.querySelectorAll("a, button")].filter(
      (element) => !element.textContent?.trim() && !element.getAttribute("aria-label"),
    );
    expect(nameless).toEqual([]);
  });
});

it.each(["/gas-services/landlord-gas-safety", "/services/gas-safety-certificates", "/maintenance"] as const)(
  "leads from %s to the compliance calendar, in words that no phone folds away",
  (path) => {
    const { container } = render(bodyOf(pageOf(path)));
    const links = [...container.querySelectorAll("a[href='/compliance-calendar']")];
    expect(links.some((link) => !link.closest("details"))).toBe(true);
  },
);

describe("topics", () => {
  const topic = { id: "of-this-test", heading: "Searched for", paragraphs: ["What it is."] } as const;

  it.each(pagesOf("hub", "landing", "plumber"))("are bands of $path that links lead to", (page) => {
    const topics = [topic, ...(page.topics ?? [])] as const;
    const { container } = render(<Page {...page} topics={topics} />);
    for (const { id, heading, paragraphs } of topics) {
      const band = container.querySelector(`section[aria-labelledby="${id}"]`);
      expect(band?.querySelector(`h2#${id}`)).toHaveTextContent(asSet(heading));
      expect(band).toHaveTextContent(asSet(plainText(paragraphs[0])));
    }
  });
});

it.each(pagesOf("area"))("$path leads to the hubs, to maintenance and to the emergency page", (page) => {
  const { container } = render(<Page {...page} />);
  for (const path of ["/hvac-services", "/gas-services", "/plumbing-services", "/maintenance", "/emergency"])
    expect(container.querySelector(`main p a[href="${path}"]`)).not.toBeNull();
});

it.each(pagesOf("landing", "hub"))("$path leads to the five regions", (page) => {
  const { container } = render(<Page {...page} />);
  for (const side of ["central", "north", "south", "east", "west"])
    expect(container.querySelector(`main a[href="/areas/${side}-london"]`)).not.toBeNull();
});

describe("a landing page", () => {
  const services = pagesOf("landing").filter(({ path }) => path.lastIndexOf("/") > 0);

  it.each(services)("$path has its six services, two highlights, and leads where it should", (page) => {
    const { container } = render(<Page {...page} />);
    for (const { name } of [...page.grid.items, ...page.highlights]) expect(container).toHaveTextContent(asSet(name));
    const newTabs = container.querySelectorAll('a[target="_blank"][rel="noopener"]');
    const quotes = container.querySelectorAll('a.button[href^="/contact?about="]');
    const { action } = page;
    expect([newTabs.length > 0, quotes.length > 0]).toEqual([action === "booking", action === "contact"]);
  });
});
