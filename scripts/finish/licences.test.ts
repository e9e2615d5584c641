import { readFileSync } from "node:fs";
import { licencesText, shipped } from "./licences";

const text = licencesText();
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** Licences that require only a notice. CC-BY-4.0 is that of caniuse-lite, data that only the build reads. */
const permissive = new Set(["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "CC-BY-4.0"]);

test("every dependency of the site has a permissive licence and no install script", () => {
  expect(shipped.filter(([, { license }]) => !permissive.has(license ?? "none"))).toEqual([]);
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test("includes the licences of the font and of the libraries in the scripts, and no others", () => {
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
  // Transitive packages, too: these are dependencies of the dialog.
  const names = [...Object.keys(dependencies), "@radix-ui/react-focus-scope", "aria-hidden", "scheduler"];
  const lines = text.split("\n");
  expect(names.filter((name) => lines.filter((line) => line.startsWith(`${name} `)).length !== 1)).toEqual([]);
  for (const holder of ["Vercel", "Meta Platforms", "WorkOS", "Emil Kowalski", "Sindre Sorhus", "Anton Korzunov"])
    expect(text).toContain(holder);
  expect(text).not.toMatch(/^(?:@types\/|playwright|typescript|wrangler|jest)/m);
});
