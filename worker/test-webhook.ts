/** For the tests: the system that the owner has enquiries posted to, which can fail and take its time. */
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";

export type Webhook = {
  readonly url: string;
  /** The bodies that were accepted. */
  readonly accepted: Record<string, unknown>[];
  /** The alarms among what came. */
  readonly alarms: string[];
  /** How many were refused. */
  refused: number;
  /** How many came, by the key that names a repeat. */
  readonly tries: Map<string, number>;
  /** How long it takes to answer, in milliseconds. */
  delay: number;
  /** What it answers from now on. */
  status: number;
  /** Enquiries alone, where it takes alarms all the same. */
  refuses: "everything" | "enquiries";
  readonly close: () => void;
};

export async function webhook(): Promise<Webhook> {
  const accepted: Record<string, unknown>[] = [];
  const alarms: string[] = [];
  const tries = new Map<string, number>();
  // A connection that the Worker keeps is not closed as it sends the next enquiry: that would be tried again a minute later.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const key = String(request.headers["idempotency-key"]);
    tries.set(key, (tries.get(key) ?? 0) + 1);
    await setTimeout(hook.delay);
    const body = JSON.parse(text);
    const status = body.alarm && hook.refuses === "enquiries" ? 200 : hook.status;
    if (status !== 200) hook.refused++;
    else if (body.alarm) alarms.push(body.alarm);
    else accepted.push(body);
    response.writeHead(status, { Location: "/" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no free port");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${address.port}/hook`;
  const hook: Webhook = {
    url,
    accepted,
    alarms,
    refused: 0,
    tries,
    delay: 0,
    status: 200,
    refuses: "everything",
    close,
  };
  return hook;
}
