import { readFileSync } from "node:fs";

type Package = {
  readonly license?: string;
  readonly dev?: true;
  readonly optional?: true;
  readonly hasInstallScript?: true;
};

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
/**
 * What `npm install --omit=dev` brings. Optional packages are left out: they are sharp's libraries for every kind of
 * machine, which draw the link pictures at build time and reach no visitor.
 */
const shipped = Object.entries(lock.packages).filter(([path, { dev, optional }]) => path && !dev && !optional);

/** Licences that ask for no more than a notice. CC-BY-4.0 is caniuse-lite's, data that only the build reads. */
const permissive = new Set(["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "CC-BY-4.0"]);

test("every package the site is made of has a permissive licence", () => {
  expect(shipped.length).toBeGreaterThan(20);
  const others = shipped.filter(([, { license }]) => !permissive.has(license ?? "none"));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test("no package the site is made of runs a script when it is installed", () => {
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});
