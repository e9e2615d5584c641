import { pagesOf } from "@/lib/pages";

const lists = [
  ...pagesOf("landing").map(({ path, grid }) => ({ path, items: grid.items })),
  ...pagesOf("plumber").map(({ path, general }) => ({ path, items: general.items })),
];

it.each(lists)("gives each name on $path a different symbol", ({ items }) => {
  expect(new Set(items.map(({ symbol }) => symbol)).size).toBe(items.length);
});
