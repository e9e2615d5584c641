import { render } from "@testing-library/react";
import { figures } from "@/components/drawings/figures";
import { gasEmergency } from "@/data/business";
import { optionalFacts } from "@/data/optional-facts";
import { pagesOf } from "@/lib/pages";
import { pageGraph } from "@/lib/structured-data";
import { unsourced } from "@/lib/testing/figures";
import { GuideTemplate } from "./guide";

const guides = pagesOf("guide");

it.each(guides)("the drawing of $path has no figure without a source", ({ figure, checks, law }) => {
  const { container } = render(<svg aria-hidden="true">{figures[figure].draw()}</svg>);
  // The legend's items start with their numbers.
  const words = [...container.querySelectorAll("text:not(.d-tag)")].map((text) =>
    text.textContent.replace(/^\d (?=[A-Z])/, ""),
  );
  const sources = [...(checks.sources ?? []), ...law.notes.flatMap((note) => note.sources)];
  expect(words.flatMap((text) => unsourced(text, sources))).toEqual([]);
});

it.each(guides)("$path links the source of each rule", (guide) => {
  const { container } = render(<GuideTemplate {...guide} />);
  for (const { name, sources } of guide.law.notes) {
    const term = [...container.querySelectorAll("dt")].find((term) => term.textContent === name);
    for (const source of sources) expect(term?.nextElementSibling).toHaveTextContent(source.replaceAll("\u00a0", " "));
  }
});

it.each(guides.filter(({ theme }) => theme === "gas"))("$path starts with the gas emergency number", (guide) => {
  const { container } = render(<GuideTemplate {...guide} />);
  expect(container.querySelector("main > :first-child")).toHaveTextContent(gasEmergency.phone);
});

it("shows the reviewer of a guide on the page and in JSON-LD, if there is one", () => {
  const slug = "boiler-pressure-too-low-or-high";
  const guide = guides.find(({ path }) => path === `/guides/${slug}`);
  if (!guide) throw new Error(`There is no guide ${slug}.`);
  const review = { pages: [slug], name: "Alex Example", qualification: "Gas engineer", on: "2027-03-01" } as const;
  const facts = jest.replaceProperty(optionalFacts, "reviews", [review]);
  const { container, rerender } = render(<GuideTemplate {...guide} />);
  expect(container).toHaveTextContent("Reviewed by Alex Example, Gas engineer, on 1 March 2027");
  const reviewedBy = expect.objectContaining({ name: "Alex Example" });
  expect(pageGraph(guide)["@graph"]).toContainEqual(expect.objectContaining({ "@type": "WebPage", reviewedBy }));
  facts.replaceValue([]);
  rerender(<GuideTemplate {...guide} />);
  expect(container).not.toHaveTextContent("Reviewed by");
  expect(JSON.stringify(pageGraph(guide))).not.toContain("reviewedBy");
  facts.restore();
});
