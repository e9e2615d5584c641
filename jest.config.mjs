import { readdirSync } from "node:fs";
import nextJest from "next/jest.js";

// Tests read the records that this project is delivered with instead of the firm's or, with FACTS=filled
// (`npm run test:facts`), records with every fact filled in.
const filled = readdirSync("fixtures/filled").map((file) => [
  `^@/data/owner/${file}$`,
  `<rootDir>/fixtures/filled/${file}`,
]);
const facts = {
  ...(process.env.FACTS === "filled" && Object.fromEntries(filled)),
  "^@/data/owner/(.*)$": "<rootDir>/fixtures/delivered/$1",
};

const configure = nextJest({ dir: "./" })({
  setupFiles: ["<rootDir>/lib/testing/production.ts"],
  setupFilesAfterEnv: ["<rootDir>/lib/testing/document.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/e2e/", "<rootDir>/worker/"],
  // These folders contain copies of packages with the same names, which would collide in Jest's module map.
  modulePathIgnorePatterns: ["<rootDir>/out", "<rootDir>/.next", "<rootDir>/.wrangler"],
});

export default async () => {
  process.env.SETTINGS = "delivered";
  const names = new Set(Object.keys(process.env));
  const configured = await configure();
  // Remove variables that Next has read from the owner's .env files, because tests must not depend on them.
  for (const name of Object.keys(process.env)) if (!names.has(name)) delete process.env[name];
  delete process.env.SETTINGS;
  const common = {
    ...configured,
    // Next's mock of an image has no default export with `require`.
    moduleNameMapper: { ...facts, "\\.svg$": "<rootDir>/lib/testing/image.ts", ...configured.moduleNameMapper },
    // Packages published only as ES modules, which Jest must transform.
    transformIgnorePatterns: [
      "/node_modules/(?!(p-retry|is-network-error|syllable|flesch-kincaid|qr)/)",
      "^.+\\.module\\.(css|sass|scss)$",
    ],
  };
  return {
    // Use all cores; by default Jest leaves one idle.
    maxWorkers: "100%",
    // A long timeout, so that only a test that hangs fails by timeout, even on a slow and busy machine.
    testTimeout: 300_000,
    // Creating a document takes a second, and most tests need none.
    projects: [
      { ...common, testEnvironment: "node", testMatch: ["**/*.test.ts"] },
      { ...common, testEnvironment: "jsdom", testMatch: ["**/*.test.tsx"] },
    ],
  };
};
