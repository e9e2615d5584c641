import nextJest from "next/jest.js";

// With FACTS=filled (`npm run test:facts`), a firm that has filled everything in stands where the delivered sample does.
const facts =
  process.env.FACTS === "filled"
    ? { "^(?:@/data/|[./]+/(?:data/)?)(business|optional-facts)$": "<rootDir>/fixtures/$1" }
    : undefined;

const configure = nextJest({ dir: "./" })({
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/e2e/", "<rootDir>/worker/"],
  // The finished export and the engine's folder hold copies of names that Jest's file map would trip over.
  modulePathIgnorePatterns: ["<rootDir>/out", "<rootDir>/.next", "<rootDir>/.wrangler"],
});

export default async () => {
  const configured = await configure();
  const common = {
    ...configured,
    moduleNameMapper: { ...facts, ...configured.moduleNameMapper },
    // Published as ES modules only, which Jest has to rewrite like our own.
    transformIgnorePatterns: [
      "/node_modules/(?!(p-retry|is-network-error|syllable|normalize-strings|flesch-kincaid|qr)/)",
      "^.+\\.module\\.(css|sass|scss)$",
    ],
  };
  return {
    // All cores: on two, Jest would leave one idle.
    maxWorkers: "100%",
    // A page to draw on takes a second to make, and most tests want none.
    projects: [
      { ...common, testEnvironment: "node", testMatch: ["**/*.test.ts"] },
      { ...common, testEnvironment: "jsdom", testMatch: ["**/*.test.tsx"] },
    ],
  };
};
