import { render, screen } from "@testing-library/react";
import { areaOf, areaSlugs } from "@/lib/areas";
import { pageOf } from "@/lib/pages";
import { areaTimes, regionTimes } from "@/lib/response-areas";
import { AreasIndexTemplate } from "./areas-index";

const areasIndex = pageOf("/areas");
beforeEach(() => render(<AreasIndexTemplate {...areasIndex} />));

it("counts the areas of each type and of each region", () => {
  const texts = screen.getAllByRole("heading").map((heading) => heading.textContent);
  const count = (type: string) => areaSlugs.filter((slug) => areaOf(slug).type === type).length;
  expect(texts).toContain(`${areasIndex.london.heading} ${count("london")}`);
  expect(texts).toContain(`${areasIndex.extended.heading} ${count("surrounding")}`);
  const counts = texts.flatMap((text) => text?.match(/^(?:\w+ London|\w+ of London) (\d+)$/)?.[1] ?? []).map(Number);
  expect(counts).toHaveLength(9);
  expect(counts.reduce((sum, count) => sum + count)).toBe(count("london") + count("surrounding"));
});

it("draws the response times of the regions as ranges, and lists those of single areas", () => {
  const ranges = [...document.querySelectorAll<HTMLElement>("tbody .range")];
  expect(ranges).toHaveLength(regionTimes.length);
  for (const { style, textContent } of ranges)
    expect(textContent).toBe(`${style.getPropertyValue("--from")}–${style.getPropertyValue("--to")} min`);
  expect(document.querySelectorAll("details .level-rows li")).toHaveLength(areaTimes.length);
});

it("states the overall range, from the quickest area to the slowest", () => {
  const times = screen.getByRole("region", { name: areasIndex.times.heading });
  expect(times).toHaveTextContent("Overall emergency response: 15–60 minutes.");
});
