import { render } from "@testing-library/react";
import { pagesOf, sitePages } from "@/lib/pages";
import { Page } from ".";
import { ContactTemplate } from "./contact";

describe.each(sitePages)("$path", (page) => {
  it("has one h1 and skips no heading, and every button and link has a name", () => {
    const { container } = render(page.kind === "contact" ? <ContactTemplate {...page} /> : <Page {...page} />);
    const levels = [...container.querySelectorAll("h1, h2, h3, h4")].map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const nameless = [...container.querySelectorAll("a, button")].filter(
      (element) => !element.textContent?.trim() && !element.getAttribute("aria-label"),
    );
    expect(nameless).toEqual([]);
  });
});

describe("a landing page", () => {
  const services = pagesOf("landing").filter(({ path }) => path.lastIndexOf("/") > 0);

  it.each(services)("$path has its six services, two highlights, and leads where it should", (page) => {
    const { container } = render(<Page {...page} />);
    for (const { name } of [...page.grid.items, ...page.highlights]) expect(container).toHaveTextContent(name);
    const newTabs = container.querySelectorAll('a[target="_blank"][rel="noopener"]');
    const quotes = container.querySelectorAll('a.button[href="/contact"]');
    const { action } = page;
    expect([newTabs.length > 0, quotes.length > 0]).toEqual([action === "booking", action === "contact"]);
  });
});
