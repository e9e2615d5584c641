// React's development checks take half the rendering time, and tests without a document only render HTML.
if (typeof document === "undefined") Object.assign(process.env, { NODE_ENV: "production" });
