// React's checks for developers take half the time of drawing a page; without a document nothing but HTML is drawn.
if (typeof document === "undefined") Object.assign(process.env, { NODE_ENV: "production" });
