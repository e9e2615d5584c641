import { services } from "@/data/services";
import { areaOf, areaSlugs } from "./areas";
import { mostRelevantAreas } from "./demand";
import { pageOf, pagesOf } from "./pages";

const { path } = pageOf("/services/chiller-installation");
const rankIn = (slug: (typeof areaSlugs)[number]) =>
  pagesOf("area")
    .find((page) => page.slug === slug)
    ?.copy.demand.findIndex(({ service }) => services[service].path === path);

it("links a service to the areas that mention it most, and to no region", () => {
  const six = mostRelevantAreas(path, 6);
  expect(six.map(rankIn)).toEqual([0, 0, 0, 0, 0, 0]);
  const all = mostRelevantAreas(path, areaSlugs.length);
  expect(all.slice(0, 6)).toEqual(six);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((slug) => areaOf(slug).type === "other")).toEqual([]);
});
