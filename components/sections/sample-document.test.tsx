import { render, screen } from "@testing-library/react";
import { sampleDocuments } from "@/data/sample-documents";
import type { SampleDocumentId } from "@/data/slugs";
import { sitePages } from "@/lib/pages";
import { SampleDocument } from "./sample-document";

const ids = Object.keys(sampleDocuments) as SampleDocumentId[];

it.each(ids)("%s is marked as a specimen, and has each note once", (id) => {
  const { container } = render(<SampleDocument id={id} />);
  expect(screen.getByRole("table", { name: `${sampleDocuments[id].form} Specimen` })).toBeInTheDocument();
  const numbers = [...container.querySelectorAll("i")].map(({ textContent }) => Number(textContent));
  expect(numbers).toEqual(sampleDocuments[id].notes.map((_, i) => i + 1));
  for (const row of sampleDocuments[id].rows) expect(row).toHaveLength(sampleDocuments[id].columns.length);
});

it("each is on a page that promises it", () => {
  const shown = sitePages.flatMap((page) =>
    "sampleDocument" in page && page.sampleDocument ? [page.sampleDocument] : [],
  );
  expect([...new Set(shown)].sort()).toEqual([...ids].sort());
});
