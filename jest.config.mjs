import nextJest from "next/jest.js";

const configure = nextJest({ dir: "./" })({
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: ["/node_modules/", "/e2e/", "/worker/"],
  // The finished export and the engine's folder hold copies of names that Jest's file map would trip over.
  modulePathIgnorePatterns: ["<rootDir>/out", "<rootDir>/.next", "<rootDir>/.wrangler"],
});

export default async () => ({
  ...(await configure()),
  // Published as ES modules only, which Jest has to rewrite like our own.
  transformIgnorePatterns: ["/node_modules/(?!(p-retry|is-network-error)/)", "^.+\\.module\\.(css|sass|scss)$"],
});
