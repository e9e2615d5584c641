// Loads what tests of a document need; it takes half a second, so that tests without one go without.
if (typeof document !== "undefined") {
  require("@testing-library/jest-dom");
  const { configure } = require("@testing-library/react") as typeof import("@testing-library/react");
  // A long timeout, because the machine may be slow and busy.
  configure({ asyncUtilTimeout: 60_000 });
}
