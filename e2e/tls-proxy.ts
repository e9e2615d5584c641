import { createSecureServer } from "node:http2";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { listen } from "@/lib/listen";

/** Headers of the connection to workerd, which must not be forwarded. */
const connectionHeaders = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"];
const isText = /^(text|application)\/(html|css|javascript|json|xml|markdown|plain|manifest\+json)|svg/;

/**
 * Starts a proxy that responds like Cloudflare in production: HTTP/2 over TLS, and texts in brotli. workerd only
 * supports HTTP/1.1, which needs a connection for every parallel request.
 * @param origin the origin of workerd
 * @returns the proxy's origin, and a function that closes it
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

/** Fetches workerd's response and compresses its text. */
async function ask(url: string) {
  const answer = await fetch(url, { redirect: "manual" });
  const { status } = answer;
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !connectionHeaders.includes(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  if (!isText.test(headers["content-type"] ?? "")) return { status, headers, body };
  return { status, headers: { ...headers, "content-encoding": "br" }, body: brotliCompressSync(body) };
}
