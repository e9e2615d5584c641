import { render } from "@testing-library/react";
import { plainText, typeset } from "@/lib/copy";
import { pageOf, pagesOf } from "@/lib/pages";
import { AnyPage } from "./any-page";

/** A text as it is set; the matcher reads every blank as an ordinary one. */
const asSet = (text: string) => typeset(text).replace(/\s/g, " ");

it.each(["/gas-services/landlord-gas-safety", "/services/gas-safety-certificates", "/maintenance"] as const)(
  "leads from %s to the compliance calendar, in words that no phone folds away",
  (path) => {
    const { container } = render(<AnyPage {...pageOf(path)} />);
    const links = [...container.querySelectorAll("a[href='/compliance-calendar']")];
    expect(links.some((link) => !link.closest("details"))).toBe(true);
  },
);

describe("topics", () => {
  const topic = { id: "of-this-test", heading: "Searched for", paragraphs: ["What it is."] } as const;

  it.each(pagesOf("hub", "landing", "plumber"))("are bands of $path that links lead to", (page) => {
    const topics = [topic, ...(page.topics ?? [])] as const;
    const { container } = render(<AnyPage {...page} topics={topics} />);
    for (const { id, heading, paragraphs } of topics) {
      const band = container.querySelector(`section[aria-labelledby="${id}"]`);
      expect(band?.querySelector(`h2#${id}`)).toHaveTextContent(asSet(heading));
      expect(band).toHaveTextContent(asSet(plainText(paragraphs[0])));
    }
  });
});

describe("a landing page", () => {
  const services = pagesOf("landing").filter(({ path }) => path.lastIndexOf("/") > 0);

  it.each(services)("$path has its six services, two highlights, and leads where it should", (page) => {
    const { container } = render(<AnyPage {...page} />);
    for (const { name } of [...page.grid.items, ...page.highlights]) expect(container).toHaveTextContent(asSet(name));
    const newTabs = container.querySelectorAll('a[target="_blank"][rel="noopener"]');
    const quotes = container.querySelectorAll('a.button[href^="/contact?about="]');
    expect(newTabs.length > 0).toBe(page.action === "booking");
    expect(quotes.length).toBeGreaterThan(0);
  });
});
