import { homeAreas } from "@/data/navigation";
import { areaOf, areaPath } from "./areas";
import { slugify, titleFromSlug } from "./slug";

describe("slugify", () => {
  it.each([
    ["Kingston upon Thames", "kingston-upon-thames"],
    ["King’s Cross", "king-s-cross"],
    ["Hammersmith & Fulham", "hammersmith-fulham"],
    ["Café Nové", "cafe-nove"],
    ["--Staines--upon-Thames--", "staines-upon-thames"],
    ["(St.) John's/Wood!", "st-john-s-wood"],
    ["!?&", ""],
  ])("turns %j into %j", (name, slug) => expect(slugify(name)).toBe(slug));

  it("changes nothing in a slug", () => expect(slugify("waltham-forest")).toBe("waltham-forest"));
});

describe("titleFromSlug", () => {
  it.each([
    ["foo-bar", "Foo Bar"],
    ["st-john’s wood", "St John's Wood"],
    ["--caf\u00e9-", "Café"],
    ["E17", undefined],
    ["call-0906-123-456", undefined],
    ["<script>", undefined],
    ["a".repeat(40), `A${"a".repeat(39)}`],
    ["a".repeat(41), undefined],
  ])("turns %j into %j", (slug, title) => expect(titleFromSlug(slug)).toBe(title));
});

it("matches the specification's rule for the home chips, which replaces only the first space", () => {
  for (const slug of homeAreas) {
    expect(areaPath(slug)).toBe(`/areas/${areaOf(slug).name.toLowerCase().replace(" ", "-")}`);
  }
});
