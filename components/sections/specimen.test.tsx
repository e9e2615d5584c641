import { render, screen } from "@testing-library/react";
import type { SpecimenId } from "@/data/slugs";
import { specimens } from "@/data/specimens";
import { sitePages } from "@/lib/pages";
import { Specimen } from "./specimen";

const ids = Object.keys(specimens) as SpecimenId[];

it.each(ids)("%s says that it is a specimen, and each note stands once in the form", (id) => {
  const { container } = render(<Specimen id={id} />);
  expect(screen.getByRole("table", { name: `${specimens[id].form} Specimen` })).toBeInTheDocument();
  const numbers = [...container.querySelectorAll("i")].map(({ textContent }) => Number(textContent));
  expect(numbers).toEqual(specimens[id].notes.map((_, i) => i + 1));
  for (const row of specimens[id].rows) expect(row).toHaveLength(specimens[id].columns.length);
});

it("each stands on a page that promises it", () => {
  const shown = sitePages.flatMap((page) => ("specimen" in page && page.specimen ? [page.specimen] : []));
  expect([...new Set(shown)].sort()).toEqual([...ids].sort());
});
