// Loads the set-up of tests with a document. It takes half a second, so other tests skip it.
if (typeof document !== "undefined") {
  require("@testing-library/jest-dom");
  const { configure } = require("@testing-library/react") as typeof import("@testing-library/react");
  // The timeout is long, because the machine may be slow and busy.
  configure({ asyncUtilTimeout: 60_000 });
}
