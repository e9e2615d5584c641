/** For the tests: the system that the owner has enquiries posted to, which can fail and take its time. */
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { listen } from "@/lib/listen";

export type Webhook = Awaited<ReturnType<typeof webhook>>;

export async function webhook() {
  const hook = {
    url: "",
    /** The bodies that were accepted. */
    accepted: [] as Record<string, unknown>[],
    /** The alerts among what came. */
    alerts: [] as string[],
    /** How many came, by the key that names a repeat. */
    tries: new Map<string, number>(),
    /** How long it takes to answer, in milliseconds. */
    delay: 0,
    /** What it answers from now on. */
    status: 200,
    /** Enquiries alone, where it takes alerts all the same. */
    refuses: "everything" as "everything" | "enquiries",
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  // A connection that the Worker keeps is not closed as it sends the next enquiry: that would be retried a minute later.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const key = String(request.headers["idempotency-key"]);
    hook.tries.set(key, (hook.tries.get(key) ?? 0) + 1);
    await setTimeout(hook.delay);
    const body = JSON.parse(text);
    const status = body.alert && hook.refuses === "enquiries" ? 200 : hook.status;
    if (status === 200 && body.alert) hook.alerts.push(body.alert);
    else if (status === 200) hook.accepted.push(body);
    response.writeHead(status, { Location: "/" }).end();
  });
  hook.url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}/hook`;
  return hook;
}
