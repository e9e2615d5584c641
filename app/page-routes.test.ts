/** @jest-environment node */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { sitePages } from "@/lib/pages";

type Params = Readonly<Record<string, string>>;
type Route = { dynamicParams?: boolean; generateStaticParams?: () => readonly Params[] };

/** The routes of app/ with the paths that each exports. */
const routes = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map(async (file) => {
    const { dynamicParams, generateStaticParams }: Route = await import(join(__dirname, file));
    const params = generateStaticParams?.() ?? [{}];
    const folder = `/${dirname(file)}`.replace("/(site)", "") || "/";
    const paths = params.map((values) => folder.replace(/\[(\w+)\]/g, (_, name) => values[name] ?? `no ${name}`));
    return { folder, paths, dynamicParams };
  });

test("the routes export every page once, with the page for unknown areas and the booking page", async () => {
  const exported = (await Promise.all(routes)).flatMap(({ paths }) => paths);
  expect(exported.sort()).toEqual([...sitePages.map(({ path }) => path), "/areas/404", "/booking-request"].sort());
});

test("dynamic routes answer only the paths that they export", async () => {
  const dynamic = (await Promise.all(routes)).filter(({ folder }) => folder.includes("["));
  expect(dynamic.length).toBeGreaterThan(4);
  expect(dynamic.filter(({ dynamicParams }) => dynamicParams !== false)).toEqual([]);
});
