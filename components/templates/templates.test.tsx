import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { areaOf } from "@/lib/areas";
import { landingSlugs, servicePage, topPages } from "@/lib/pages";
import { areaSlugs } from "@/lib/paths";
import { AreaTemplate } from "./area";
import { AreasIndexTemplate } from "./areas-index";
import { ContactTemplate } from "./contact";
import { HomeTemplate } from "./home";
import { HubTemplate } from "./hub";
import { LandingTemplate } from "./landing";
import { PlumberLondonTemplate } from "./plumber-london";

const pages: [string, ReactElement][] = [
  ["/", <HomeTemplate key="home" />],
  ["/contact", <ContactTemplate key="contact" />],
  ["/areas", <AreasIndexTemplate key="areas" />],
  ["/plumbing-services/plumber-london", <PlumberLondonTemplate key="plumber" />],
  ...topPages.map((page): [string, ReactElement] => [
    page.path,
    page.kind === "hub" ? <HubTemplate key={page.path} {...page} /> : <LandingTemplate key={page.path} {...page} />,
  ]),
  ...landingSlugs
    .map(servicePage)
    .map((page): [string, ReactElement] => [page.path, <LandingTemplate key={page.path} {...page} />]),
  ...areaSlugs.map((slug): [string, ReactElement] => [`/areas/${slug}`, <AreaTemplate key={slug} {...areaOf(slug)} />]),
];

describe.each(pages)("%s", (_path, page) => {
  it("has one h1 and skips no heading, and every button and link has a name", () => {
    const { container } = render(page);
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
  it.each(landingSlugs)("%s has its six services, two highlights, and leads where it should", (slug) => {
    const { path, copy, action } = servicePage(slug);
    const { container } = render(<LandingTemplate {...servicePage(slug)} />);
    for (const { name } of [...copy.grid.items, ...copy.highlights]) expect(container).toHaveTextContent(name);
    const newTabs = container.querySelectorAll('a[target="_blank"][rel="noopener"]');
    const quotes = container.querySelectorAll('a.button[href="/contact"]');
    expect(path && [newTabs.length > 0, quotes.length > 0]).toEqual([action === "booking", action === "contact"]);
  });
});
