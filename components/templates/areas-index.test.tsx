import { render, screen } from "@testing-library/react";
import { areaSlugs, placeOf } from "@/lib/areas";
import { pageOf } from "@/lib/pages";
import { AreasIndexTemplate } from "./areas-index";

const areasIndex = pageOf("/areas");

describe("the areas index", () => {
  const headings = () => {
    render(<AreasIndexTemplate {...areasIndex} />);
    return screen.getAllByRole("heading").map((heading) => heading.textContent);
  };

  it("counts the areas of each type and of each region", () => {
    const texts = headings();
    const count = (type: string) => areaSlugs.filter((slug) => placeOf(slug).type === type).length;
    const { london, extended } = areasIndex;
    expect(texts).toContain(`${london.heading} ${count("london")}`);
    expect(texts).toContain(`${extended.heading} ${count("surrounding")}`);
    const counts = texts.flatMap((text) => text?.match(/^(?:\w+ London|\w+ of London) (\d+)$/)?.[1] ?? []).map(Number);
    expect(counts).toHaveLength(9);
    expect(counts.reduce((sum, count) => sum + count)).toBe(count("london") + count("surrounding"));
  });

  it("leads to the five regions", () => {
    headings();
    for (const region of ["Central", "North", "South", "East", "West"]) {
      const [link] = screen.getAllByRole("link", { name: `${region} London` });
      expect(link).toHaveAttribute("href", `/areas/${region.toLowerCase()}-london`);
    }
  });
});
