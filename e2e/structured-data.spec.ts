import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { business } from "@/data/business";
import { serviceSlugs } from "@/data/slugs";
import { typeset } from "@/lib/copy";
import { hoursTime } from "@/lib/opening";
import { routeOf, trailOf } from "@/lib/routes";
import { site } from "@/lib/site";
import { type BuiltPage, builtPage, builtPages, plain, wordsOf } from "./built";

type Node = { readonly [property: string]: unknown };

const graphOf = ({ path, $ }: BuiltPage): readonly Node[] => {
  const blocks = $('script[type="application/ld+json"]').toArray();
  expect(blocks.length, `blocks of structured data on ${path}`).toBe(1);
  const { "@graph": graph }: { "@graph": Node[] } = JSON.parse($(blocks[0]).text());
  return graph;
};

/** All objects within a value, at any depth. */
const objectsIn = (value: unknown): readonly Node[] =>
  typeof value === "object" && value !== null
    ? [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(objectsIn)]
    : [];
const ofType = (graph: readonly Node[], type: string) =>
  objectsIn(graph).filter((node) => [node["@type"]].flat().includes(type));
const text = (node: Node | undefined, property: string) => String(node?.[property] ?? "");

// The builders are typed with schema-dts, but the types do not check spread objects.
test("uses only schema.org's vocabulary on every page", () => {
  const vocabulary = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
  const nodes = builtPages().flatMap((page) => objectsIn(graphOf(page)));
  const properties = new Set(nodes.flatMap(Object.keys));
  const types = new Set(nodes.flatMap((node) => node["@type"] ?? []));
  expect(types.size).toBeGreaterThan(10);
  expect([...properties].filter((name) => !/^@(id|type)$/.test(name) && !vocabulary.includes(`"${name}"?:`))).toEqual(
    [],
  );
  expect([...types].filter((name) => !vocabulary.includes(`"@type": "${name}"`))).toEqual([]);
});

test("refers only to nodes that the site defines", () => {
  const objects = builtPages().flatMap((page) => objectsIn(graphOf(page)).map((node) => ({ path: page.path, node })));
  const described = new Set(objects.filter(({ node }) => node["@type"]).map(({ node }) => node["@id"]));
  const references = objects.filter(({ node }) => node["@id"] && !node["@type"]);
  expect(references.length).toBeGreaterThan(builtPages().length);
  expect(references.filter(({ node }) => !described.has(node["@id"]))).toEqual([]);
});

test("describes the firm, the page and its breadcrumbs on every page, and no rating", () => {
  for (const { path, ...page } of builtPages()) {
    const graph = graphOf({ path, ...page });
    const types = graph.map((node) => [node["@type"]].flat().join(" "));
    const asked = page.$("main details.question").length > 0;
    const itself = asked ? "FAQPage" : path === "/contact" ? "ContactPage" : "WebPage";
    expect(types.slice(0, 2), path).toEqual(["HVACBusiness Plumber", itself]);
    const others = ["WebSite", "BreadcrumbList", "Place"].filter((type) => types.includes(type));
    const way = path === "/" ? ["WebSite"] : ["BreadcrumbList"];
    expect(others, path).toEqual([...way, ...(path.startsWith("/areas/") ? ["Place"] : [])]);
    expect(types.join().match(/\w+Page\b/g), path).toEqual([itself]);
    expect(graph[0], path).toMatchObject({ "@id": `${site.url}/#business`, name: business.name });
    for (const kind of ["AggregateRating", "Review", "Rating"]) expect(ofType(graph, kind), path).toEqual([]);
  }
});

test("gives provider, type and area of services, and lists all on the home page", () => {
  const services = builtPages().flatMap((page) => graphOf(page).filter((node) => node["@type"] === "Service"));
  expect(services.length).toBeGreaterThanOrEqual(serviceSlugs.length);
  for (const { name, provider, serviceType, areaServed } of services)
    expect([provider, Boolean(serviceType && areaServed)], `${name}`).toEqual([
      { "@id": `${site.url}/#business` },
      true,
    ]);
  const [firm] = graphOf(builtPage("/"));
  expect(ofType([firm ?? {}], "Offer")).toHaveLength(serviceSlugs.length);
  expect(ofType([firm ?? {}], "ContactPoint")).toMatchObject([{ contactType: "emergency" }]);
});

test("marks up only visible content", () => {
  for (const page of builtPages()) {
    const graph = graphOf(page);
    const words = wordsOf(page.$, "body").toLowerCase();
    const shown = [
      ...ofType(graph, "Question").flatMap((question) => [
        text(question, "name"),
        text(ofType([question], "Answer")[0], "text"),
      ]),
      ...["Service", "Place", "EducationalOccupationalCredential"].flatMap((type) =>
        ofType(graph, type).map((node) => text(node, "name")),
      ),
      ...ofType(graph, "OpeningHoursSpecification")
        // The page shows the line that is always open as "24/7".
        .filter((hours) => hours.opens !== "00:00")
        .flatMap((hours) => [hoursTime(text(hours, "opens")), hoursTime(text(hours, "closes"))]),
      site.phone.display,
      site.email.display,
    ];
    const missing = shown.filter((part) => !words.includes(plain(typeset(part)).toLowerCase()));
    expect(missing, page.path).toEqual([]);
    const trail = ofType(graph, "ListItem").map((step) => text(step, "name"));
    const links = page.$('nav[aria-label="Breadcrumb"] li').toArray();
    expect(trail, page.path).toEqual(links.map((step) => page.$(step).text()));
    expect(trail, page.path).toEqual(page.path === "/" ? [] : trailOf(routeOf(page.path).path).map(({ name }) => name));
  }
});
