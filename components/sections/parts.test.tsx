import { render, screen } from "@testing-library/react";
import { drawingOf, pagesOf } from "@/lib/pages";
import { PartsSection } from "./parts";

const withParts = pagesOf("landing", "plumber").flatMap((page) =>
  page.parts ? [{ ...page, parts: page.parts, states: "states" in page ? page.states : undefined }] : [],
);

describe.each(withParts)("the drawing of $path", ({ parts, states, ...page }) => {
  it("has its balloons and what they point at within the sheet, above its title block", () => {
    for (const [x, y] of parts.flatMap(({ at, balloon }) => [at, balloon])) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(460);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(316);
    }
  });

  it("keeps its balloons apart, also on a phone, where they are larger", () => {
    const balloons = parts.map(({ balloon }) => balloon);
    const distances = balloons.flatMap(([x, y], index) =>
      balloons.slice(index + 1).map((other) => Math.hypot(x - other[0], y - other[1])),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(34);
  });

  it("says of each part in a few words what it does and how it fails", () => {
    for (const { does, fails } of parts) {
      expect(does.length).toBeLessThanOrEqual(70);
      expect(fails.length).toBeLessThanOrEqual(90);
    }
  });

  it("has a drawing for each state that its switch offers, and no other", () => {
    const { container } = render(<PartsSection drawing={drawingOf(page)} parts={parts} states={states} />);
    const drawn = [1, 2, 3, 4].filter((number) => container.querySelector(`.in-${number} path`));
    expect(screen.queryAllByRole("radio").map((_, index) => index + 1)).toEqual(drawn);
    for (const [index, state] of (states ?? []).entries()) {
      expect(state?.text.length).toBeLessThanOrEqual(110);
      const radio = screen.getByRole<HTMLInputElement>("radio", {
        name: new RegExp(`^${state?.name.replace(/ /g, "\\s")}: `),
      });
      expect(radio.checked).toBe(index === 0);
    }
  });

  it("leads from each number to its part", () => {
    render(<PartsSection drawing={drawingOf(page)} parts={parts} />);
    parts.forEach(({ name }, index) => {
      const link = screen.getByRole("link", { name: `${index + 1} ${name}` });
      const part = document.querySelector(link.getAttribute("href") ?? "none");
      expect(part?.querySelector("h3")).toHaveTextContent(name);
    });
  });
});

it("shows more than one state on at least ten sheets", () => {
  expect(withParts.filter(({ states }) => states).length).toBeGreaterThanOrEqual(10);
});
