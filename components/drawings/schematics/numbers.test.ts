import { drawingOf, pagesOf } from "@/lib/pages";
import { schematicOf } from ".";
import { neutral } from "./neutral";

/** The sheet numbers of all pages with a drawing, by series: "A" has [0, 1, 2, …]. */
function numbersBySeries(): Map<string, number[]> {
  const series = new Map<string, number[]>();
  for (const page of pagesOf("hub", "landing", "plumber")) {
    const sheet = schematicOf(drawingOf(page));
    if (sheet === neutral) continue;
    const [letter = "", count] = sheet.number.split("-");
    series.set(letter, [...(series.get(letter) ?? []), Number(count)]);
  }
  return series;
}

describe("sheet numbers", () => {
  it("are consecutive and unique in each series, from 0 for a hub or from 1", () => {
    const series = numbersBySeries();
    expect([...series.keys()].sort()).toEqual(["A", "B", "E", "G", "W"]);
    for (const [letter, numbers] of series) {
      const sorted = numbers.sort((a, b) => a - b);
      const first = sorted[0] === 0 ? 0 : 1;
      expect({ letter, sorted }).toEqual({ letter, sorted: sorted.map((_, index) => first + index) });
    }
  });
});
