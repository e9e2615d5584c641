import { pagesOf } from "@/lib/pages";
import { figures, sheetTitleOf } from ".";

it("the sheets of the guides are numbered in the order of the guides", () => {
  const guides = pagesOf("guide");
  const numbers = guides.map((_, index) => `Q-${String(index + 1).padStart(2, "0")}`);
  expect(guides.map(({ figure }) => sheetTitleOf(figure).sheet)).toEqual(numbers);
});

it("no two drawings at the top of a page have the same number", () => {
  // The page of P-03 has a second layout of its drawing, for tablets.
  const { "whose-repair-wide": _, ...others } = figures;
  const numbers = Object.values(others).flatMap(({ titleBlock }) => titleBlock?.sheet ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});
