import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { business } from "@/data/business";
import { typeset } from "@/lib/copy";
import { hoursTime } from "@/lib/opening";
import { serviceSlugs } from "@/lib/paths";
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

/** Every object within a value, at any depth. */
const objectsIn = (value: unknown): readonly Node[] =>
  typeof value === "object" && value !== null
    ? [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(objectsIn)]
    : [];
const ofType = (graph: readonly Node[], type: string) =>
  objectsIn(graph).filter((node) => [node["@type"]].flat().includes(type));
const text = (node: Node | undefined, property: string) => String(node?.[property] ?? "");

// schema-dts writes schema.org's vocabulary as types: a type, a property or a kind of value that it does not know does
// not compile. The builders are typed with it too, but a spread slips past that check, and here it is what is served.
test("the structured data of every page is in schema.org's vocabulary", () => {
  test.slow();
  const folder = test.info().outputPath("graphs");
  mkdirSync(folder, { recursive: true });
  const shapes = new Map<string, { readonly node: Node; readonly path: string }>();
  for (const page of builtPages())
    for (const node of graphOf(page)) shapes.set(shapeOf(node), { node, path: page.path });
  const nodes = [...shapes.values()];
  const head = [
    'import type { HVACBusinessLeaf, MergeLeafTypes, PlumberLeaf, Thing } from "schema-dts";',
    "type Node = Thing | MergeLeafTypes<[HVACBusinessLeaf, PlumberLeaf]>;",
  ];
  const lines = nodes.map(({ node }, index) => `export const node${index}: Node = ${JSON.stringify(node)};`);
  writeFileSync(join(folder, "graphs.ts"), [...head, ...lines].join("\n"));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["graphs.ts"] }));
  const faults = compile(folder).map((fault) =>
    fault.replace(/^\S*graphs\.ts\((\d+),/, (_, line) => `${nodes[line - head.length - 1]?.path} (`),
  );
  expect(faults).toEqual([]);
});

/**
 * What the compiler sees of a node, so that it looks once at those that pages have alike: all but free text, which is a
 * name or holds a blank or a slash. No word of the vocabulary does, but for the addresses of schema.org.
 */
const shapeOf = (node: Node) =>
  JSON.stringify(node, (property, value) => {
    if (typeof value !== "string") return value;
    const isFree = property === "name" || (/[ /]/.test(value) && !value.includes("schema.org"));
    return isFree ? "" : value;
  });

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: "esnext",
  moduleResolution: "bundler",
  types: [],
};

/** What the compiler says of a project, a line each; nothing where it compiles. */
function compile(folder: string): readonly string[] {
  const compiler = ["node_modules/typescript/bin/tsc", "--pretty", "false", "-p", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, compiler, { encoding: "utf8" });
  return status === 0 ? [] : [stdout, stderr].join("\n").split("\n").filter(Boolean);
}

test("every reference within the structured data is to something that the site describes", () => {
  const objects = builtPages().flatMap((page) => objectsIn(graphOf(page)).map((node) => ({ path: page.path, node })));
  const described = new Set(objects.filter(({ node }) => node["@type"]).map(({ node }) => node["@id"]));
  const references = objects.filter(({ node }) => node["@id"] && !node["@type"]);
  expect(references.length).toBeGreaterThan(builtPages().length);
  expect(references.filter(({ node }) => !described.has(node["@id"]))).toEqual([]);
});

test("every page describes the firm, itself and the way to it, and no rating", () => {
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

test("services say who provides them, of what kind they are and where, and the home page offers all", () => {
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

test("what is marked up stands on the page", () => {
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
        // The line that is always open is shown as "24/7".
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
