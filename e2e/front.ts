import { createSecureServer } from "node:http2";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { listen } from "@/lib/testing/listen";

/** Of the connection to the engine, and not to be handed on. */
const ownToConnection = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"];
const isText = /^(text|application)\/(html|css|javascript|json|xml|markdown|plain|manifest\+json)|svg/;

/**
 * Puts before the engine what stands before it in production: HTTP/2 over TLS, texts in brotli. The engine alone speaks
 * HTTP/1.1, over which every further file of a page would wait for a connection of its own.
 * @param origin the engine's
 * @param first of each page it hands on only so many bytes, and keeps the rest back for good
 * @returns its own address, and how to close it
 */
export async function startFront(origin: string, first?: number): Promise<{ origin: string; stop: () => void }> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  const kept = new Map<string, ReturnType<typeof ask>>();
  const server = createSecureServer({ key, cert }, async ({ url }, response) => {
    const answer = kept.get(url) ?? ask(origin + url);
    kept.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers);
    if (first && String(headers["content-type"]).startsWith("text/html")) response.write(body.subarray(0, first));
    else response.end(body);
  });
  return { origin: `https://localhost:${await listen(server)}`, stop: () => server.close() };
}

/** What the engine answers, with its text compressed. */
async function ask(url: string) {
  const answer = await fetch(url, { redirect: "manual" });
  const { status } = answer;
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownToConnection.includes(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  if (!isText.test(headers["content-type"] ?? "")) return { status, headers, body };
  return { status, headers: { ...headers, "content-encoding": "br" }, body: brotliCompressSync(body) };
}
