import { render } from "@testing-library/react";

jest.mock("@/data/business", () => {
  const { business, ...rest } = jest.requireActual<typeof import("@/data/business")>("@/data/business");
  return { ...rest, business: { ...business, name: "Harrow Road Heating & Plumbing Engineers" } };
});

import { TitleBlock } from "./title-block";

it("takes a firm's name of forty characters, on two lines above what the firm is", () => {
  // The bold face of the site is about 0.56 em wide.
  const { container } = render(
    <svg aria-hidden="true">
      <TitleBlock number="A-01" title="Camden" measure={(text, size) => text.length * size * 0.56} />
    </svg>,
  );
  const lines = [...container.querySelectorAll("text[x='160']")];
  expect(lines.map((line) => line.textContent)).toEqual([
    "Harrow Road Heating",
    "& Plumbing Engineers",
    expect.any(String),
  ]);
  const tops = lines.map((line) => Number(line.getAttribute("y")));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
