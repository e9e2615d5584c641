/** For the tests: an enquiry endpoint on loopback that fails in the ways real ones do, and counts what it took. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { contactsPath } from "@/lib/enquiry";
import { listen } from "@/lib/listen";

/**
 * What the endpoint does with one request. "lost" takes the enquiry and breaks the connection instead of answering,
 * "slow" answers late, "held" only when it is released.
 */
export type Act = "take" | "slow" | "held" | "lost" | "silent" | { readonly status: number; readonly body?: unknown };

export type Endpoint = {
  /** Where it listens, with the whole site. */
  readonly origin: string;
  /** What was delivered, by its key: each time it was taken, the words. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  /** When each request came, in milliseconds. */
  readonly times: readonly number[];
  /** Stops listening: from then on connections are refused. */
  readonly close: () => Promise<void>;
  /** Listens again at the same address. */
  readonly open: () => Promise<void>;
  /** Answers what it has held. */
  readonly release: () => void;
};

/**
 * Starts an endpoint at the address of a site, whose pages it passes on, so that requests of closed pages reach it too.
 * @param acts what it does with the first request, the second and so on; after the last it takes everything
 */
export async function endpointBefore(site: string, ...acts: readonly Act[]): Promise<Endpoint> {
  const taken = new Map<string, string[]>();
  const times: number[] = [];
  const held: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === "GET") return pass(site, request, response);
    if (request.url === contactsPath) return response.writeHead(204).end();
    const act = acts[times.length] ?? "take";
    times.push(Date.now());
    const words = await read(request);
    const key = String(request.headers["idempotency-key"]);
    if (act === "take" || act === "slow" || act === "held" || act === "lost") {
      // As an endpoint should: the same key with the same words is the same enquiry.
      const known = taken.get(key) ?? [];
      if (!known.includes(words)) taken.set(key, [...known, words]);
    }
    if (act === "held") held.push(response);
    else answer(act, response);
  });
  const port = await listen(server, 0, "127.0.0.1");
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    taken,
    times,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async open() {
      await listen(server, port, "127.0.0.1");
    },
    release() {
      for (const response of held.splice(0)) answer("take", response);
    },
  };
}

/** Hands a request on to the site, and its answer back. */
function pass(site: string, { url, headers }: IncomingMessage, response: ServerResponse): void {
  // On a connection of its own: one that is used again may just be closed at the other end.
  const options = { agent: false, headers: { ...headers, host: new URL(site).host } };
  const onward = send(new URL(url ?? "/", site), options, (answered) => {
    // A browser sends a request by itself again where a connection breaks that it has used before.
    response.writeHead(answered.statusCode ?? 502, { ...answered.headers, connection: "close" });
    answered.pipe(response);
  });
  onward.on("error", () => response.destroy()).end();
}

function answer(act: Exclude<Act, "held">, response: ServerResponse): void {
  if (act === "silent") return;
  if (act === "slow") {
    setTimeout(() => answer("take", response), 600);
  } else if (act === "take") {
    response.writeHead(201, { "Content-Type": "application/json" }).end('{"id":"1"}');
  } else if (act === "lost") {
    // Half an answer's first line, then nothing more.
    response.socket?.write("HTTP/1.1 20");
    response.socket?.resetAndDestroy();
  } else {
    response.writeHead(act.status, { "Content-Type": "application/json" }).end(JSON.stringify(act.body ?? {}));
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}
