import { services } from "@/data/services";
import { areaOf, areaSlugs } from "./areas";
import { areasAsking } from "./demand";
import { pageOf, pagesOf } from "./pages";

const nothingSaid = { copy: { lead: "", demand: [] } };

it("a service is linked to the areas that speak of it most, six at most and no region", () => {
  for (const { path } of pagesOf("landing", "hub")) {
    const areas = areasAsking(path, 6);
    // None yet for a new service that no area speaks of.
    expect([path, areas.length <= 6, new Set(areas).size]).toEqual([path, true, areas.length]);
    for (const slug of areas) {
      expect(areaOf(slug).type).not.toBe("other");
      const { copy } = pagesOf("area").find((page) => page.slug === slug) ?? nothingSaid;
      const named = copy.demand.some(({ service }) => services[service].path === path);
      expect([path, slug, named || JSON.stringify(copy).includes(`](${path}`)]).toEqual([path, slug, true]);
    }
  }
});

it("sorts areas by the rank of a service in their demand", () => {
  const { path } = pageOf("/services/chiller-installation");
  const rank = (slug: (typeof areaSlugs)[number]) =>
    pagesOf("area")
      .find((page) => page.slug === slug)
      ?.copy.demand.findIndex(({ service }) => services[service].path === path);
  const all = areasAsking(path, areaSlugs.length);
  expect(all.length).toBeGreaterThan(6);
  expect(rank(all[0] ?? "camden")).toBe(0);
});
