import { render, screen } from "@testing-library/react";
import { areasIndex } from "@/data/pages/areas";
import { AreasIndexTemplate } from "./areas-index";

describe("the areas index", () => {
  const headings = () => {
    render(<AreasIndexTemplate {...areasIndex} />);
    return screen.getAllByRole("heading").map((heading) => heading.textContent);
  };

  it("counts the areas of each type and of each region", () => {
    const texts = headings();
    expect(texts).toEqual(expect.arrayContaining(["London areas 57", "Beyond the boundary 43"]));
    const counts = texts.flatMap((text) => text?.match(/^(?:\w+ London|\w+ of London) (\d+)$/)?.[1] ?? []).map(Number);
    expect(counts).toHaveLength(9);
    expect(counts.reduce((sum, count) => sum + count)).toBe(100);
  });

  it("leads to the five regions", () => {
    headings();
    for (const region of ["Central", "North", "South", "East", "West"]) {
      const [link] = screen.getAllByRole("link", { name: `${region} London` });
      expect(link).toHaveAttribute("href", `/areas/${region.toLowerCase()}-london`);
    }
  });
});
