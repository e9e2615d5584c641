import { render, screen } from "@testing-library/react";
import { drawingOf, pagesOf } from "@/lib/pages";
import { Parts } from "./parts";

const withParts = pagesOf("landing", "plumber").flatMap((page) => (page.parts ? [{ ...page, parts: page.parts }] : []));

describe.each(withParts)("the drawing of $path", ({ parts, ...page }) => {
  it("has its balloons and what they point at within the sheet, above its title block", () => {
    for (const [x, y] of parts.flatMap(({ at, balloon }) => [at, balloon ?? at])) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(460);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(316);
    }
  });

  it("keeps its balloons apart, also on a phone, where they are larger", () => {
    const balloons = parts.map(({ at, balloon }) => balloon ?? at);
    const distances = balloons.flatMap(([x, y], index) =>
      balloons.slice(index + 1).map((other) => Math.hypot(x - other[0], y - other[1])),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(26);
  });

  it("says of each part in a few words what it does and how it fails", () => {
    for (const { does, fails } of parts) {
      expect(does.length).toBeLessThanOrEqual(70);
      expect(fails.length).toBeLessThanOrEqual(90);
    }
  });

  it("leads from each number to its part", () => {
    render(<Parts drawing={drawingOf(page)} parts={parts} again />);
    parts.forEach(({ name }, index) => {
      const link = screen.getByRole("link", { name: `${index + 1} ${name}` });
      const part = document.querySelector(link.getAttribute("href") ?? "none");
      expect(part?.querySelector("h3")).toHaveTextContent(name);
    });
  });
});
