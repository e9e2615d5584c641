import { readFileSync } from "node:fs";
import { licencesText } from "./licences";

const text = licencesText();
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

test("the font's licence and those of the libraries in the scripts go with the site", () => {
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
  // Packages of packages too: these come with the dialog.
  const names = [...Object.keys(dependencies), "@radix-ui/react-focus-scope", "aria-hidden", "scheduler"];
  const lines = text.split("\n");
  expect(names.filter((name) => lines.filter((line) => line.startsWith(`${name} `)).length !== 1)).toEqual([]);
  for (const holder of ["Vercel", "Meta Platforms", "WorkOS", "Emil Kowalski", "Sindre Sorhus", "Anton Korzunov"])
    expect(text).toContain(holder);
});

test("what only the build and the tests use is not listed", () => {
  expect(text).not.toMatch(/^(?:@types\/|playwright|typescript|wrangler|jest)/m);
});
