import colours from "@/app/colours.css";
import { business } from "@/data/business";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand anywhere in a page, attributes included. */
export function safe(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** The colours of the site's own file: those of its first block, and those of its second, which holds after dark. */
const [light, dark] = (colours.match(/[^{}]+(?=\})/g) ?? []).map((block) =>
  (block.match(/--color-[\w-]+: [^;]+;/g) ?? []).join(""),
);

const style = `:root{color-scheme:light dark;${light}}
  @media (prefers-color-scheme:dark){:root{${dark}}}
  body{margin:0;background:var(--color-paper);color:var(--color-ink);font:1.0625rem/1.6 system-ui,sans-serif}
  header{background:var(--color-ink);padding:1rem}
  header a{color:var(--color-paper);font-weight:700;text-decoration:none}
  header a,main{display:block;max-width:40rem;margin:auto}
  main{padding:1.5rem 1rem 4rem}
  h1{line-height:1.2}
  li{margin:.5rem 0}
  a{color:var(--color-air)}
  label{display:block;margin-top:1rem;font-weight:700}
  input,select,textarea,button{box-sizing:border-box;min-height:2.75rem;font:inherit;color:inherit}
  input,select,textarea{display:block;width:100%;padding:.5rem;border:1px solid var(--color-ink-soft);background:var(--color-white)}
  [aria-invalid]{border:2px solid var(--color-emergency)}
  .problem{display:block;color:var(--color-emergency)}
  button{margin-top:1.5rem;padding:.5rem 1.5rem;border:0;background:var(--color-ink);color:var(--color-paper);font-weight:700}
  :focus-visible{outline:3px solid var(--color-air);outline-offset:2px}`;

/** An answer of the Worker: never kept, never taken for another type, and reached by HTTPS from then on. */
export function answer(body: string | null, status: number, type: string, headers?: HeadersInit): Response {
  const response = new Response(body, { status, headers });
  if (body !== null) response.headers.set("Content-Type", `${type}; charset=utf-8`);
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  // As public/_headers has it for the pages.
  response.headers.set("Strict-Transport-Security", "max-age=63072000");
  return response;
}

/** The same, for a script. */
export function json(body: object, status: number, headers?: HeadersInit): Response {
  return answer(JSON.stringify(body), status, "application/json", headers);
}

/** A whole page in the site's colours. `content` is HTML. */
export function page(status: number, heading: string, content: string, headers?: HeadersInit): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${safe(heading)} | ${safe(business.name)}</title>
  <style nonce="${nonce}">${style}</style>
</head>
<body>
  <header><a href="/" translate="no">${safe(business.name)}</a></header>
  <main>
    <h1>${safe(heading)}</h1>
    ${content}
    <p><a href="/contact">Back to the contact page</a></p>
  </main>
</body>
</html>
`;
  const response = answer(html, status, "text/html", headers);
  response.headers.set(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // "no-referrer" would make a browser hide the origin of the next try, and a hidden origin is refused.
  response.headers.set("Referrer-Policy", "same-origin");
  return response;
}
