import { readdirSync } from "node:fs";
import nextJest from "next/jest.js";

// The tests read the records that this project is delivered with, not the firm's own or, with FACTS=filled
// (`npm run test:facts`), those of a firm that has filled everything in.
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
  // The finished export and the engine's folder hold copies of names that Jest's file map would trip over.
  modulePathIgnorePatterns: ["<rootDir>/out", "<rootDir>/.next", "<rootDir>/.wrangler"],
});

export default async () => {
  process.env.SETTINGS = "delivered";
  const names = new Set(Object.keys(process.env));
  const configured = await configure();
  // Next has read the owner's .env files, which the tests must not depend on.
  for (const name of Object.keys(process.env)) if (!names.has(name)) delete process.env[name];
  delete process.env.SETTINGS;
  const common = {
    ...configured,
    // Next's own stand-in for an image lacks the default export that `require` gives.
    moduleNameMapper: { ...facts, "\\.svg$": "<rootDir>/lib/testing/image.ts", ...configured.moduleNameMapper },
    // Published as ES modules only, which Jest has to rewrite like our own.
    transformIgnorePatterns: [
      "/node_modules/(?!(p-retry|is-network-error|syllable|flesch-kincaid|qr)/)",
      "^.+\\.module\\.(css|sass|scss)$",
    ],
  };
  return {
    // All cores: on two, Jest would leave one idle.
    maxWorkers: "100%",
    // For what hangs only, however slow and busy the machine is.
    testTimeout: 300_000,
    // A document takes a second to make, and most tests need none.
    projects: [
      { ...common, testEnvironment: "node", testMatch: ["**/*.test.ts"] },
      { ...common, testEnvironment: "jsdom", testMatch: ["**/*.test.tsx"] },
    ],
  };
};
