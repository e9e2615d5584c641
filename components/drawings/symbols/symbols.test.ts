import { pagesOf } from "@/lib/pages";

const lists = [
  ...pagesOf("landing").map(({ path, grid }) => ({ path, items: grid.items })),
  ...pagesOf("plumber").map(({ path, general }) => ({ path, items: general.items })),
];

it.each(lists)("tells the names on $path apart by their symbols", ({ items }) => {
  expect(new Set(items.map(({ symbol }) => symbol)).size).toBe(items.length);
});
