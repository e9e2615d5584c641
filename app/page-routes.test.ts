/** @jest-environment node */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { sitePages } from "@/lib/pages";

type Params = Readonly<Record<string, string>>;
type Route = { dynamicParams?: boolean; generateStaticParams?: () => readonly Params[] };

/** The routes of app/ with the addresses that each exports. */
const routes = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map(async (file) => {
    const { dynamicParams, generateStaticParams }: Route = await import(join(__dirname, file));
    const params = generateStaticParams?.() ?? [{}];
    const folder = `/${dirname(file)}`.replace("/(site)", "") || "/";
    const paths = params.map((values) => folder.replace(/\[(\w+)\]/g, (_, name) => values[name] ?? `no ${name}`));
    return { folder, paths, dynamicParams };
  });

test("the routes export every page of the site, each once, the page for an unknown area and the booking page", async () => {
  const exported = (await Promise.all(routes)).flatMap(({ paths }) => paths);
  expect(exported.sort()).toEqual([...sitePages.map(({ path }) => path), "/areas/404", "/booking-request"].sort());
});

test("a dynamic route answers no address beside those it exports", async () => {
  const dynamic = (await Promise.all(routes)).filter(({ folder }) => folder.includes("["));
  expect(dynamic.length).toBeGreaterThan(4);
  expect(dynamic.filter(({ dynamicParams }) => dynamicParams !== false)).toEqual([]);
});
