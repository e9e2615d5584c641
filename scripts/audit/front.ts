import { get, type IncomingHttpHeaders } from "node:http";
import { createSecureServer, type ServerHttp2Stream } from "node:http2";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { makeCertificate } from "./certificate";

type Answer = { readonly headers: Record<string, string | number>; readonly body: Buffer };

/** Of the connection to the engine, and not to be handed on. */
const ownToConnection = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);
const isText = /^(text|application)\/(html|css|javascript|json|xml|markdown|plain|manifest\+json)|svg/;

/**
 * Puts before the engine what stands before it in production: HTTP/2 over TLS, texts in brotli. The engine alone speaks
 * HTTP/1.1, over which every further file of a page would wait for a connection of its own.
 * @param origin the engine's
 * @returns its own address, and how to close it
 */
export async function startFront(origin: string): Promise<{ origin: string; stop: () => void }> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createSecureServer(makeCertificate());
  server.on("stream", (stream: ServerHttp2Stream, headers) => {
    const path = String(headers[":path"]);
    const answer = kept.get(path) ?? ask(origin + path);
    kept.set(path, answer);
    answer.then(
      (found) => {
        if (stream.destroyed) return;
        stream.respond(found.headers);
        stream.end(found.body);
      },
      () => stream.close(),
    );
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server before the engine has no port.");
  return { origin: `https://localhost:${address.port}`, stop: () => server.close() };
}

/** What the engine answers, with its text compressed. */
function ask(url: string): Promise<Answer> {
  return new Promise((done, fail) => {
    get(url, { headers: { "Sec-Fetch-Mode": "navigate" } }, async (response) => {
      const body = await buffer(response);
      const headers = { ":status": response.statusCode ?? 500, ...plain(response.headers) };
      const compress = isText.test(response.headers["content-type"] ?? "");
      done(
        compress
          ? { headers: { ...headers, "content-encoding": "br" }, body: brotliCompressSync(body) }
          : { headers, body },
      );
    }).on("error", fail);
  });
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ownToConnection.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
