import { createSecureServer } from "node:http2";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { listen } from "@/lib/listen";

/** Headers of the connection to workerd, which are not forwarded. */
const connectionHeaders = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"];
const isText = /^(text|application)\/(html|css|javascript|json|xml|markdown|plain|manifest\+json)|svg/;

/**
 * A proxy that answers as Cloudflare does in production: HTTP/2 over TLS, texts in brotli. workerd alone speaks HTTP/1.1,
 * where every further file of a page would need a connection.
 * @param origin workerd's
 * @returns the proxy's origin, and how to close it
 */
export async function startTlsProxy(origin: string) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  const cache = new Map<string, ReturnType<typeof ask>>();
  const server = createSecureServer({ key, cert }, async ({ url }, response) => {
    const answer = cache.get(url) ?? ask(origin + url);
    cache.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  return { origin: `https://localhost:${await listen(server)}`, stop: () => server.close() };
}

/** The answer of workerd, with its text compressed. */
async function ask(url: string) {
  const answer = await fetch(url, { redirect: "manual" });
  const { status } = answer;
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !connectionHeaders.includes(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  if (!isText.test(headers["content-type"] ?? "")) return { status, headers, body };
  return { status, headers: { ...headers, "content-encoding": "br" }, body: brotliCompressSync(body) };
}
