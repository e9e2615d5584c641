import { render, screen } from "@testing-library/react";
import { drawingOf, pagesOf } from "@/lib/pages";
import { PartsSection } from "./parts";

const withParts = pagesOf("landing", "plumber").flatMap((page) =>
  page.parts ? [{ ...page, parts: page.parts, states: "states" in page ? page.states : undefined }] : [],
);

describe.each(withParts)("the drawing of $path", ({ parts, states, ...page }) => {
  it("has its balloons and their targets within the sheet, above its title block", () => {
    for (const [x, y] of parts.flatMap(({ at, balloon }) => [at, balloon])) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(460);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(316);
    }
  });

  it("has no overlapping balloons, even on phones, where they are larger", () => {
    const balloons = parts.map(({ balloon }) => balloon);
    const distances = balloons.flatMap(([x, y], index) =>
      balloons.slice(index + 1).map((other) => Math.hypot(x - other[0], y - other[1])),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(34);
  });

  it("describes the function and the fault of each part in a few words", () => {
    for (const { does, fails } of parts) {
      expect(does.length).toBeLessThanOrEqual(100);
      expect(fails.length).toBeLessThanOrEqual(120);
    }
  });

  it("shows the chosen state: the failed part is red or the drawing changes, and only existing flows stop", () => {
    const { container } = render(<PartsSection drawing={drawingOf(page)} parts={parts} states={states} />);
    const drawn = [2, 3].filter((number) => container.querySelector(`.in-${number} path`));
    expect(screen.queryAllByRole("radio")).toHaveLength(states ? 4 : 0);
    if (!states) return expect(drawn).toEqual([]);
    expect(screen.getByRole("radio", { name: states.still ?? "Still" })).toBeChecked();
    for (const text of states.texts) expect(text.length).toBeLessThanOrEqual(150);
    expect(drawn.length > 0 || container.querySelector("g.culprit") !== null).toBe(true);
    expect(container.querySelectorAll(".part.culprit")).toHaveLength(states.fails ? 2 : 0);
    for (const flow of states.stops ?? []) {
      expect(container.querySelectorAll(`.stops-${flow} .d-${flow} > :is(.d-flow, .d-stream)`)).not.toHaveLength(0);
    }
  });

  it("links each number to its part", () => {
    render(<PartsSection drawing={drawingOf(page)} parts={parts} />);
    parts.forEach(({ name }, index) => {
      const link = screen.getByRole("link", { name: `${index + 1} ${name}` });
      const part = document.querySelector(link.getAttribute("href") ?? "none");
      expect(part?.querySelector("h3")).toHaveTextContent(name);
    });
  });
});

it("at least eighteen drawings have states", () => {
  expect(withParts.filter(({ states }) => states).length).toBeGreaterThanOrEqual(18);
});
