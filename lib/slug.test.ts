import { homeAreas } from "@/data/navigation";
import { placeOf } from "./areas";
import { areaPath } from "./paths";
import { slugify, titleFromSlug } from "./slug";

describe("slugify", () => {
  it.each([
    ["Kingston upon Thames", "kingston-upon-thames"],
    ["King's Cross", "king-s-cross"],
    ["King’s Cross", "king-s-cross"],
    ["Hammersmith & Fulham", "hammersmith-fulham"],
    ["Café Nové", "cafe-nove"],
    ["  Two   spaces  ", "two-spaces"],
    ["--Staines--upon-Thames--", "staines-upon-thames"],
    ["(St.) John's/Wood!", "st-john-s-wood"],
    ["E17 Walthamstow", "e17-walthamstow"],
    ["!?&", ""],
    ["", ""],
  ])("turns %j into %j", (name, slug) => expect(slugify(name)).toBe(slug));

  it("changes nothing in a slug", () => expect(slugify("waltham-forest")).toBe("waltham-forest"));
});

describe("titleFromSlug", () => {
  it.each([
    ["foo-bar", "Foo Bar"],
    ["E17", "E17"],
    ["<script>", "Script"],
    ["--", ""],
  ])("turns %j into %j", (slug, title) => expect(titleFromSlug(slug)).toBe(title));
});

it("gives the home chips the link that replacing only the first space gives too", () => {
  for (const slug of homeAreas) {
    expect(areaPath(slug)).toBe(`/areas/${placeOf(slug).name.toLowerCase().replace(" ", "-")}`);
  }
});
